import { addWords } from '../../../kit/words/added.js'

const subscribersWords = addWords({
  subscribers: {
    empty: 'Nobody has subscribed yet.',
    search: 'Email begins with',
    open: 'Open',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    subscribersWords: typeof subscribersWords
  }
}
