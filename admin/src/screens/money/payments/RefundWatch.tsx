import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type WatchedRefund } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Refunds that failed or take longer than promised; hidden when there are none. */
export function RefundWatch() {
  const say = useWords()
  const api = useApi()
  const heading = useId()
  const watched = useQuery({
    queryKey: ['refunds', 'watch'],
    queryFn: ({ signal }) => api.watchedRefunds(signal),
  })
  if (watched.isError) {
    const message = sentenceOf(watched.error, say('refunds.watchFailed'))
    return <ErrorNotice message={message} onRetry={() => void watched.refetch()} />
  }
  if (!watched.data || watched.data.refunds.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id={heading}>
        {say('refunds.watch', { smart_count: watched.data.refunds.length })}
      </Typography>
      <Typography>{say('refunds.watchText')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {watched.data.refunds.map((refund) => (
          <WatchedRow
            key={`${refund.orderId} ${refund.purpose} ${refund.creditId} ${refund.since}`}
            refund={refund}
          />
        ))}
      </Box>
    </Box>
  )
}

function WatchedRow({ refund }: { refund: WatchedRefund }) {
  const say = useWords()
  const { orderId, purpose, amount, since, why, lastError, underWay } = refund
  const state = why === 'late' && underWay ? 'underWay' : why
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Chip size="small" color={why === 'failed' ? 'error' : 'warning'} label={say(`refundWhy.${why}`)} />
      <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
        {orderId}
      </TapLink>
      <span>
        {say('refunds.watched', {
          amount: formatMoney(amount),
          purpose: say(`refundPurposes.${purpose}`),
          since: formatDateTime(since),
        })}
      </span>
      <Typography component="span" variant="body2" color="text.secondary">
        {lastError ?? say(`refundTodo.${state}`)}
      </Typography>
    </Box>
  )
}
