import './words.js'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'react-admin'
import { type Review } from '../../../api/api-types.js'
import { statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useReviewCache } from './review-cache.js'

/** Approve and Reject; of a decided review only the other way is offered. */
export function DecisionButtons({ review }: { review: Review }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { settle, reread } = useReviewCache()
  const { id, date, name } = review
  const decision = useWrite({
    mutationFn: (status: boolean) => api.moderateReview({ id, status, date }),
    failed: 'reviews.decideFailed',
    onSuccess: (decided) => {
      settle(decided)
      notify(decided.approved ? 'reviews.approved' : 'reviews.rejected', { type: 'success' })
    },
    onError: (error) => {
      // Its author wrote something else meanwhile: the new text has to be read first.
      if (statusOf(error) === 409) void reread()
    },
  })
  const isPending = (status: boolean) => decision.isPending && decision.variables === status
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {review.approved !== true && (
          <Button
            variant="contained"
            color="success"
            startIcon={<CheckOutlined />}
            aria-label={`${say('reviews.approve')}: ${name}`}
            disabled={decision.isPending}
            loading={isPending(true)}
            loadingPosition="start"
            onClick={() => decision.mutate(true)}
          >
            {say('reviews.approve')}
          </Button>
        )}
        {review.approved !== false && (
          <Button
            startIcon={<CloseOutlined />}
            aria-label={`${say('reviews.reject')}: ${name}`}
            disabled={decision.isPending}
            loading={isPending(false)}
            loadingPosition="start"
            onClick={() => decision.mutate(false)}
          >
            {say('reviews.reject')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
