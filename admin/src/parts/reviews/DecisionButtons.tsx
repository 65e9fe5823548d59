import './words.js'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type Review } from '../../api/api-types.js'
import { dropText } from '../../kit/kept/kept-text.js'
import { TextDialog } from '../../kit/ui/TextDialog.js'
import { useWords } from '../../kit/words/use-words.js'
import { useDecisions } from './use-decisions.js'

const LONGEST_REASON = 500

interface DecisionButtonsProps {
  reviews: readonly Review[]
  /** What the buttons are called on the screen, and by a screen reader. */
  approve: { text: string; label: string }
  reject: { text: string; label: string }
  onDecided?: () => void
}

/** Approve, and Reject with a reason if there is one to give. */
export function DecisionButtons({ reviews, approve, reject, onDecided }: DecisionButtonsProps) {
  const say = useWords()
  const kept = `rejection of ${reviews.map(({ id }) => id).join(' ')}`
  const decision = useDecisions(() => dropText(kept))
  const [rejecting, setRejecting] = useState(false)
  const isPending = (status: boolean) => decision.isPending && decision.variables.status === status
  const decide = (status: boolean, reason?: string) =>
    decision.mutate(
      { reviews, status, ...(reason ? { reason } : {}) },
      {
        onSuccess: onDecided,
        onSettled: () => setRejecting(false),
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {reviews.some(({ approved }) => approved !== true) && (
        <Button
          variant="contained"
          color="success"
          startIcon={<CheckOutlined />}
          aria-label={approve.label}
          disabled={decision.isPending}
          loading={isPending(true)}
          loadingPosition="start"
          onClick={() => decide(true)}
        >
          {approve.text}
        </Button>
      )}
      {reviews.some(({ approved }) => approved !== false) && (
        <Button
          startIcon={<CloseOutlined />}
          aria-label={reject.label}
          disabled={decision.isPending}
          onClick={() => setRejecting(true)}
        >
          {reject.text}
        </Button>
      )}
      <TextDialog
        open={rejecting}
        title={say('reviews.rejectTitle', { smart_count: reviews.length })}
        text={say('reviews.rejectText')}
        label={say('reviews.reason')}
        help={say('reviews.reasonHelp')}
        submit={say('reviews.reject')}
        maxLength={LONGEST_REASON}
        multiline
        kept={kept}
        busy={isPending(false)}
        onSubmit={(reason) => decide(false, reason)}
        onClose={() => setRejecting(false)}
      />
    </Box>
  )
}
