import '../../../parts/reviews/words.js'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Review } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { dropText } from '../../../kit/kept/kept-text.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useReviewCache } from '../../../parts/reviews/review-cache.js'

const LONGEST_ANSWER = 1000

/** What the shop says to a review that it shows, for everybody to read. */
export function AnswerButton({ review: { id, title: name, answer } }: { review: Review }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { settle } = useReviewCache()
  const [open, setOpen] = useState(false)
  const kept = `answer to review ${id}`
  const answering = useWrite({
    failed: 'reviews.answerFailed',
    mutationFn: (text: string) => api.answerReview({ id, text }),
    onSuccess: (answered) => {
      dropText(kept)
      settle(answered)
      setOpen(false)
      notify(answered.answer ? 'reviews.answerSaved' : 'reviews.answerRemoved', { type: 'success' })
    },
  })
  const action = say(answer ? 'reviews.editAnswer' : 'reviews.answer')
  return (
    <>
      <Button aria-label={say('reviews.answerOf', { action, name })} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <TextDialog
        open={open}
        title={say('reviews.answerTitle')}
        text={say('reviews.answerText')}
        label={say('reviews.answerLabel')}
        help={say('reviews.answerHelp')}
        initial={answer?.text ?? ''}
        kept={kept}
        submit={say('reviews.answerSave')}
        maxLength={LONGEST_ANSWER}
        multiline
        busy={answering.isPending}
        onSubmit={(text) => answering.mutate(text)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
