import Typography from '@mui/material/Typography'
import { type RefundOrder } from '../../../api/api-types.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

/** How the refund through the provider stands, or why the last one came to nothing. */
export function RefundProgress({ order: { refundState, lastRefund } }: { order: RefundOrder }) {
  const say = useWords()
  if (!lastRefund || lastRefund.method === 'hand') return null
  const status = say(`refundStatuses.${lastRefund.status}`)
  const text =
    refundState === 'Started'
      ? say('refunds.underWay', { since: formatDateTime(lastRefund.createdAt), status })
      : say('refunds.lastFailed', { status: lastRefund.lastError ?? status })
  return (
    <Typography
      variant="body2"
      sx={{
        whiteSpace: 'normal',
        maxWidth: 280,
        color: refundState === 'Started' ? 'text.secondary' : 'error.main',
      }}
    >
      {text}
    </Typography>
  )
}
