import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { type CourierCharge } from '../../../api/api-types.js'
import { weightPhotoPath } from '../../../api/handover-calls.js'
import { orderPath } from '../../../kit/addresses/addresses.js'
import { formatDateTime, formatDay, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ChargeActions } from './ChargeActions.js'

/** A charge: why it differs, our own figures beside it, and what can be done. */
export function ChargeCard({ charge }: { charge: CourierCharge }) {
  const say = useWords()
  const { waybill, orderId, invoice, day, type, total, quoted, troubles, closed, dispute } = charge
  const amount =
    quoted === null
      ? say('courierInvoices.charged', { total: formatMoney(total) })
      : say('courierInvoices.quoted', { total: formatMoney(total), quoted: formatMoney(quoted) })
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {say(`chargeTypes.${type}`)} {waybill}
        </Typography>
        <span>{amount}</span>
      </Box>
      {troubles.length > 0 && (
        <Typography sx={{ fontWeight: 650, color: 'warning.main' }}>
          {troubles.map((trouble) => say(`chargeTroubles.${trouble}`)).join(' · ')}
        </Typography>
      )}
      {closed && (
        <Typography>{say('courierInvoices.closed', { ...closed, at: formatDateTime(closed.at) })}</Typography>
      )}
      {dispute && (
        <Typography>
          {say(`disputeStates.${dispute.state}`, { amount: formatMoney(dispute.amount) })}. {dispute.note}
        </Typography>
      )}
      {troubles.includes('weight') && <Weights charge={charge} />}
      <Typography variant="body2" color="text.secondary">
        {say('courierInvoices.onInvoice', { number: invoice, day: formatDay(day) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {orderId && (
          <TapLink component={RouterLink} to={orderPath(orderId)}>
            {orderId}
          </TapLink>
        )}
        <ChargeActions charge={charge} />
      </Box>
    </Card>
  )
}

/** The weight that was charged for, beside ours and the proof of it. */
function Weights({ charge }: { charge: CourierCharge }) {
  const say = useWords()
  const { weightGrams, ourGrams, deadWeightGrams, hasWeightPhoto, orderId, waybill } = charge
  if (weightGrams === null || ourGrams === null) return null
  const figures = { charged: formatQuantity(weightGrams), ours: formatQuantity(ourGrams) }
  return (
    <Typography>
      {say('courierInvoices.weight', figures)}.{' '}
      {deadWeightGrams === null
        ? say('courierInvoices.noScale')
        : `${say('courierInvoices.scale', { grams: formatQuantity(deadWeightGrams) })}.`}{' '}
      {hasWeightPhoto && orderId && (
        <TapLink href={weightPhotoPath(orderId, waybill)} target="_blank" rel="noreferrer">
          {say('courierInvoices.photo')}
        </TapLink>
      )}
    </Typography>
  )
}
