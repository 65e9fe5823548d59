import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { type ShipmentPlan } from '../../api/api-types.js'
import { formatMoney } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'

/** Where a shipment goes and what the courier takes for it. */
export function PlanFacts({ plan }: { plan: ShipmentPlan }) {
  const say = useWords()
  const { charge, charged, fallback, pin } = plan
  const amounts = { charge: formatMoney(charge ?? 0), charged: formatMoney(charged) }
  return (
    <>
      <Typography component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        <strong>{plan.contactName}</strong>, {plan.contactNumber}
        <br />
        {plan.address}
        <br />
        {plan.city} {pin}, {plan.state}
      </Typography>
      {charge === null ? (
        <Alert severity="warning">{say('shipping.notServed', { pin })}</Alert>
      ) : (
        <Typography role="status">
          {say(fallback ? 'shipping.fallback' : 'shipping.charge', amounts)}
        </Typography>
      )}
    </>
  )
}
