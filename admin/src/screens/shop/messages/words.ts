import '../../../parts/messages/words.js'
import { addWords } from '../../../kit/words/added.js'

const messagesWords = addWords({
  resources: {
    messages: {
      name: 'Message |||| Messages',
      fields: {
        title: 'What',
        to: 'To',
        about: 'About',
        channel: 'By',
        status: 'State',
        reason: 'Why not',
        at: 'Since',
        sentAt: 'Sent',
        tries: 'Tries',
        cost: 'Cost',
      },
    },
    'message-templates': {
      name: 'Text |||| Texts',
      fields: {
        channels: 'Used channels',
        email: { subject: 'Subject', text: 'Text' },
        sms: {
          text: 'Text',
          dltTemplateId: 'DLT template id',
          registeredText: 'Text as it is registered under this id',
        },
        whatsapp: { text: 'Text', templateName: 'Name of the approved template', language: 'Its language' },
        push: { title: 'Title', text: 'Text' },
      },
    },
  },
  messages: {
    parts: 'Parts of the messages',
    outbox: 'Outbox',
    templates: 'Texts',
    rules: 'Hours, limits, budget',
    states: 'Which messages',
    toLookAt: 'To look at',
    waiting: 'Waiting',
    sent: 'Sent',
    notSent: 'Not sent',
    all: 'All',
    counted: '%{title} %{count}',
    search: 'Name, number or order',
    nothingToLookAt: 'Nothing to look at: no message was given up.',
    none: 'No messages here.',
    failed: 'The message could not be loaded.',
    back: 'All messages',
    to: 'To',
    about: 'About',
    channel: 'By',
    at: 'Since',
    sentAt: 'Sent',
    nextAt: 'Next try',
    tries: 'Tries',
    cost: 'Cost',
    text: 'What it says',
    templatesTitle: 'Texts of the messages',
    templatesFailed: 'The texts could not be loaded.',
    templateSaved: 'The text was saved. It counts for what is sent from now on.',
    allTemplates: 'All texts',
    customer: 'To customers',
    staff: 'To staff',
    marketing: 'only with consent',
    toldNowhere: 'Not sent',
    serviceHelp: 'Sent unless the person has switched it off.',
    marketingHelp: 'Sent only to those who asked for it.',
    mayWait: 'It can wait for the end of the quiet hours.',
    isUsed: 'Sent this way',
    variables: 'Variables to insert',
    variableIs: '%{is}, as "%{example}"',
    preview: 'As it arrives',
    emailPreview: 'The email as it arrives',
    previewFailed: 'It cannot be shown just now.',
    smsParts:
      '%{letters} letters, paid as %{smart_count} SMS. |||| %{letters} letters, paid as %{smart_count} SMS.',
    test: 'Send a test to me',
    testSent: 'The test is on its way to you.',
    testFailed: 'The test could not be sent.',
    testWaits: 'The test waits to be sent.',
    previewOfLast: 'With the facts of the last of its kind.',
    previewOf: 'With the facts of %{about}, the last of its kind.',
    previewOfExample: 'With example facts: nothing of the kind has happened yet.',
    saveFirst: 'Save first: the test sends what is saved.',
    reset: 'Back to the first text',
    again: 'Send again',
    againDone: 'It was sent.',
    againWaits: 'It waits to be sent.',
    againFailed: 'It could not be sent again.',
    byWhatsApp: 'Write it in WhatsApp',
    perhapsSentHelp:
      'It was handed over, but the answer was lost. It may have arrived: sent again, it may arrive twice.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    messagesWords: typeof messagesWords
  }
}
