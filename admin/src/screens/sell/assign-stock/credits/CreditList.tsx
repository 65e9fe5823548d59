import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { type StaffOrder } from '../../../../api/api-types.js'
import { formatDateTime, formatMoney } from '../../../../kit/ui/format.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { isAdmin } from '../../../../session/access.js'
import { useSession } from '../../../../session/session-context.js'

const AgainDialog = lazy(() => import('./AgainDialog.js').then((file) => ({ default: file.AgainDialog })))

type Credit = StaffOrder['credits'][number]

/** Refunds of an order without a cancellation, each with its state and its credit note. */
export function CreditList({ order }: { order: StaffOrder }) {
  const say = useWords()
  if (order.credits.length === 0 && !order.cancelReason) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      {order.cancelReason && (
        <Typography>{say('credits.cancelReason', { reason: order.cancelReason })}</Typography>
      )}
      {order.credits.length > 0 && <Typography variant="h3">{say('credits.heading')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {order.credits.map((credit) => (
          <CreditRow key={credit.id} order={order} credit={credit} />
        ))}
      </Box>
    </Box>
  )
}

function CreditRow({ order, credit }: { order: StaffOrder; credit: Credit }) {
  const say = useWords()
  const { role } = useSession()
  const [isTrying, setTrying] = useState(false)
  const amount = formatMoney(credit.amount)
  const isFailed = credit.state === 'Failed'
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <Typography>
        <strong>{amount}</strong> {say(`creditKinds.${credit.kind}`)}: {credit.reason}
      </Typography>
      <Typography variant="body2" color={isFailed ? 'error.main' : 'text.secondary'}>
        {say(`credits.${credit.state}`, { reference: credit.reference ?? '' })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {credit.by
          ? say('credits.by', { at: formatDateTime(credit.at), by: credit.by })
          : formatDateTime(credit.at)}
      </Typography>
      {credit.creditNoteUrl && (
        <TapLink href={credit.creditNoteUrl} target="_blank" rel="noreferrer">
          {say('credits.note')}
        </TapLink>
      )}
      {isFailed && isAdmin(role) && (
        <Button
          variant="outlined"
          aria-label={say('credits.againOf', { amount })}
          onClick={() => setTrying(true)}
        >
          {say('credits.again')}
        </Button>
      )}
      {isTrying && (
        <Suspense fallback={null}>
          <AgainDialog order={order} credit={credit} onClose={() => setTrying(false)} />
        </Suspense>
      )}
    </Box>
  )
}
