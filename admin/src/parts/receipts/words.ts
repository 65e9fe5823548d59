import { addWords } from '../../kit/words/added.js'

const receiptWords = addWords({
  receipts: {
    waiting:
      'A receipt waits on this device for the network. It is sent by itself. |||| %{smart_count} receipts wait on this device for the network. They are sent by themselves.',
    line: '%{what}, %{time}',
    what: '%{product}, %{quantity}',
    wantsPin:
      'It is kept, and sent once you have entered your PIN. |||| They are kept, and sent once you have entered your PIN.',
    enterPin: 'Enter PIN',
    arrived: '%{what}: received as batch %{batch}.',
    refused: 'Not received: %{what}.',
    notTaken: 'The server does not take it.',
    drop: 'Drop it',
    dropTitle: 'Drop this receipt?',
    dropText: '%{what} is then received nowhere.',
    noRoom: 'This device has no room left to keep the receipt. Send it again once there is a network.',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    receiptWords: typeof receiptWords
  }
}
