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
  },
  messageChannels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp', push: 'Notification' },
  messageStates: {
    waiting: 'Waiting',
    sending: 'Being sent',
    failed: 'Will be tried again',
    sent: 'Sent',
    dead: 'Given up',
    perhapsSent: 'Perhaps sent',
    skipped: 'Not sent',
  },
  messages: {
    parts: 'Parts of the messages',
    outbox: 'Outbox',
    templates: 'Texts',
    rules: 'Hours, limits, channels',
    states: 'Which messages',
    toLookAt: 'To look at',
    waiting: 'Waiting',
    sent: 'Sent',
    notSent: 'Not sent',
    all: 'All',
    counted: '%{title} %{count}',
    search: 'Order or number',
    nothingToLookAt: 'Nothing to look at: no message was given up.',
    none: 'No messages here.',
    failed: 'The message could not be loaded.',
    back: 'All messages',
    to: 'To',
    about: 'About',
    channel: 'By',
    at: 'Since',
    sentAt: 'Sent',
    tries: 'Tries',
    cost: 'Cost',
    text: 'As it was sent',
    again: 'Send again',
    againDone: 'It is being sent again.',
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
