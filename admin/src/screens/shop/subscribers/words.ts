import { addWords } from '../../../kit/words/added.js'

export const subscribersWords = addWords({
  subscribers: {
    empty: 'Nobody has subscribed yet.',
    search: 'Email begins with',
    open: 'Open',
  },
})
