import { addWords } from '../../kit/words/added.js'

const messageStatesWords = addWords({
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
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    messageStatesWords: typeof messageStatesWords
  }
}
