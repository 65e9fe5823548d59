import { createElement } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { type Review, type ReviewDecisions } from '../../api/api-types.js'
import { statusOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { useTelling, useWrite } from '../../kit/ui/Refusals.js'
import { UndoNotice } from '../../kit/ui/UndoNotice.js'
import { useWords } from '../../kit/words/use-words.js'
import { useReviewCache } from './review-cache.js'

/** The notice stays as long as the server takes a decision back. */
const UNDO_SHOWS = { type: 'success', autoHideDuration: 10_000 } as const

export interface Decision {
  reviews: readonly Review[]
  status: boolean
  reason?: string
}

/**
 * Decides one review or several, each as its text was shown, and offers to take it back for ten seconds.
 * @param taken told that the server has taken a decision
 */
export function useDecisions(taken?: () => void) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { tell } = useTelling()
  const { settle, reread } = useReviewCache()
  const undo = async (ids: string[]) => {
    const { refused } = await api.undoReviews(ids)
    await reread()
    if (refused[0]) throw refusalOf(refused[0].error)
  }
  const inWords = (decided: readonly Review[]) => {
    const isApproved = decided[0]?.approved === true
    if (decided.length === 1) return say(isApproved ? 'reviews.approved' : 'reviews.rejected')
    return say(isApproved ? 'reviews.manyApproved' : 'reviews.manyRejected', { smart_count: decided.length })
  }
  return useWrite({
    failed: 'reviews.decideFailed',
    mutationFn: async ({ reviews, status, reason }: Decision): Promise<ReviewDecisions> => {
      const seen = reviews.map(({ id, date }) => ({ id, date }))
      const [only] = seen
      const why = reason ? { reason } : {}
      if (seen.length === 1 && only)
        return { decided: [await api.moderateReview({ ...only, status, ...why })], refused: [] }
      return api.decideReviews({ reviews: seen, status, ...why })
    },
    onSuccess: ({ decided, refused }) => {
      taken?.()
      decided.forEach(settle)
      const ids = decided.map(({ id }) => id)
      if (ids.length > 0)
        notify(
          createElement(UndoNotice, {
            text: inWords(decided),
            onUndo: () => undo(ids),
            undone: 'reviews.undone',
            failed: 'reviews.undoFailed',
          }),
          UNDO_SHOWS,
        )
      for (const { error } of refused) tell('reviews.decideFailed', refusalOf(error))
      if (refused.length > 0) void reread()
    },
    onError: (error) => {
      // Its author wrote something else meanwhile: the new text has to be read first.
      if (statusOf(error) === 409) void reread()
    },
  })
}

/** A refusal of one of several, as a call of its own would have got it. */
const refusalOf = (sentence: string) => new HttpError(sentence, 409, { error: sentence })
