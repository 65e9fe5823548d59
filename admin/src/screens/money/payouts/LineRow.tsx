import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { type SettlementLine } from '../../../api/api-types.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { lineThing } from './things.js'
import { ToSettle } from './ToSettle.js'

/** A line of a settlement: what it matches, or how it can be settled. */
export function LineRow({ line }: { line: SettlementLine }) {
  const say = useWords()
  if (line.open) return <ToSettle thing={{ ...lineThing(line, say), utr: null }} />
  const { kind, eventId, orderId, amount, fee, tax, tds, tcs, net, state, closed } = line
  const withheld = [tds, tcs].filter((one) => one !== null)
  const charged = [fee, tax, ...withheld].some((one) => one !== 0)
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {say(`payoutKinds.${kind}`)} {eventId}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{formatMoney(net)}</Typography>
      </Box>
      {charged && (
        <Typography variant="body2" color="text.secondary">
          {[amount, ...[fee, tax, ...withheld].map((one) => -one)].map((one) => formatMoney(one)).join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        {orderId && (
          <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
            {orderId}
          </TapLink>
        )}
        <Typography variant="body2" color="text.secondary">
          {say(`payoutStates.${state}`)}
        </Typography>
      </Box>
      {closed && (
        <Typography variant="body2">
          {say('payouts.closed', { ...closed, at: formatDateTime(closed.at) })}
        </Typography>
      )}
    </Card>
  )
}
