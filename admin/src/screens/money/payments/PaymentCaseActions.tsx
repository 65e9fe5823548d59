import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type PaymentCaseDetail, type ReviewAction } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { dropText } from '../../../kit/kept/kept-text.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Buttons for the actions that the server allows now; each asks first, except reading again. */
export function PaymentCaseActions({ review }: { review: PaymentCaseDetail }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const kept = `note on payment ${review.id}`
  const [asking, setAsking] = useState<ReviewAction | null>(null)
  const act = useWrite({
    mutationFn: ({ action, note }: { action: ReviewAction; note?: string }) =>
      api.actOnPaymentCase(review.id, action, note),
    failed: 'payments.actionFailed',
    onSuccess: (_, { action }) => {
      if (action === 'resolve') dropText(kept)
      setAsking(null)
      notify(`payments.${action}Done`, { type: 'success' })
    },
    onError: () => setAsking((open) => (open === 'resolve' ? open : null)),
    // Reloaded after a refusal too: another person may have settled the case.
    onSettled: () => client.invalidateQueries({ queryKey: ['payment-reviews'] }),
  })
  const words = {
    orderId: review.orderId,
    amount: formatMoney(review.refundableAmount ?? review.receivedAmount),
    expected: formatMoney(review.expectedAmount),
  }
  const begin = (action: ReviewAction) => {
    if (action === 'reread') act.mutate({ action })
    else setAsking(action)
  }
  const isWaiting = review.state === 'open' && !review.actions.includes('resolve')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isWaiting && <Typography color="text.secondary">{say('payments.waiting')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {review.actions.map((action) => (
          <Button
            key={action}
            variant="outlined"
            loading={act.isPending && act.variables.action === action}
            onClick={() => begin(action)}
          >
            {say(`payments.${action}`)}
          </Button>
        ))}
      </Box>
      {(['accept', 'refund'] as const).map((action) => (
        <Confirm
          key={action}
          isOpen={asking === action}
          irreversible
          loading={act.isPending}
          title={say(`payments.${action}Title`, words)}
          content={say(`payments.${action}Text`, words)}
          confirm={say(`payments.${action}`)}
          cancel={say('payments.cancel')}
          onConfirm={() => act.mutate({ action })}
          onClose={() => setAsking(null)}
        />
      ))}
      <TextDialog
        open={asking === 'resolve'}
        title={say('payments.resolveTitle')}
        text={say('payments.resolveText', words)}
        label={say('payments.note')}
        missing={say('payments.noteMissing')}
        submit={say('payments.resolve')}
        maxLength={500}
        multiline
        kept={kept}
        busy={act.isPending}
        onSubmit={(note) => act.mutate({ action: 'resolve', note })}
        onClose={() => setAsking(null)}
      />
    </Box>
  )
}
