import { addWords } from '../../kit/words/added.js'

const reviewsWords = addWords({
  reviews: {
    title: 'Pending product reviews',
    loading: 'Loading reviews...',
    failed: 'The reviews could not be loaded.',
    list: 'Reviews',
    approve: 'Approve',
    reject: 'Reject',
    approved: 'Approved: the shop shows it now.',
    manyApproved: '%{smart_count} review is approved. |||| %{smart_count} reviews are approved.',
    manyRejected: '%{smart_count} review is rejected. |||| %{smart_count} reviews are rejected.',
    undone: 'Taken back: it is as it was.',
    undoFailed: 'It could not be taken back.',
    choose: 'Choose: %{name}',
    chosen: '%{smart_count} chosen',
    chooseAll: 'Choose all on this page',
    chooseNone: 'Choose none',
    approveChosen: 'Approve the chosen',
    rejectChosen: 'Reject the chosen',
    rejectTitle: 'Reject this review? |||| Reject %{smart_count} reviews?',
    rejectText: 'Its author reads that it has been rejected, and may edit it and send it again.',
    reason: 'Reason (optional)',
    reasonHelp: 'Its author reads it, nobody else.',
    reasonWas: 'Reason',
    shownAs: 'Shown as',
    masked: 'the masked number',
    photo: 'Photo of the review',
    answer: 'Answer publicly',
    editAnswer: 'Edit the answer',
    answerOf: '%{action}: %{name}',
    answerTitle: 'Answer the review publicly',
    answerText: 'It stands below the review in the shop, under the name of the shop.',
    answerLabel: 'Answer',
    answerHelp: 'Empty: no answer.',
    answerSave: 'Publish the answer',
    answerSaved: 'The answer stands below the review.',
    answerRemoved: 'The answer was taken away.',
    answerFailed: 'The answer was not published.',
    ourAnswer: 'Our answer',
    rejected: 'Rejected: its author may edit it.',
    decideFailed: 'Nothing was decided. Try again.',
    rating: '%{rating} of 5 stars',
    written: 'Written',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    reviewsWords: typeof reviewsWords
  }
}
