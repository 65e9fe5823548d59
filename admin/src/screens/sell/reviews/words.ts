import { addWords } from '../../../kit/words/added.js'

const reviewsWords = addWords({
  reviews: {
    title: 'Pending product reviews',
    loading: 'Loading reviews...',
    failed: 'The reviews could not be loaded.',
    list: 'Reviews',
    approve: 'Approve',
    reject: 'Reject',
    approved: 'Approved: the shop shows it now.',
    rejected: 'Rejected: its author may edit it.',
    decideFailed: 'Nothing was decided. Try again.',
    rating: '%{rating} of 5 stars',
    written: 'Written',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    reviewsWords: typeof reviewsWords
  }
}
