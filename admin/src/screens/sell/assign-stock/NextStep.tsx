import '../../../parts/orders/words.js'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { packPath } from '../../../kit/addresses/addresses.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'
import { CreateShipmentButton } from '../../../parts/shipping/CreateShipmentButton.js'
import { AssignByFefo } from './AssignByFefo.js'

/** The next step of an order, and next to it what can be done instead. */
export function NextStep({ order }: { order: StaffOrder }) {
  switch (order.deliveryStatus) {
    case 'Pending':
      return order.whyNot.assign === null ? (
        <AssignByFefo order={order} />
      ) : (
        <Typography>{order.whyNot.assign}</Typography>
      )
    case 'Packed':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <PackLink order={order} />
          {order.handover === 'pickup' ? (
            <HandOverLink order={order} />
          ) : (
            <CreateShipmentButton order={order} leads={order.packing?.doneAt != null} />
          )}
        </Box>
      )
    case 'Shipped':
      return <MarkDeliveredButton order={order} />
    default:
      return null
  }
}

/** For a packed order that its customer picks up: the link to the counter, where the jars are handed over. */
export function HandOverLink({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Button component={Link} to={`/dashboard/desk/${order.orderId}`} variant="contained">
      {say('orders.handOver')}
    </Button>
  )
}

/** Records a delivery that the courier's tracking missed; asks first, since nothing takes it back. */
function MarkDeliveredButton({ order }: { order: StaffOrder }) {
  const say = useWords()
  const api = useApi()
  const [asking, setAsking] = useState(false)
  const { run, busy } = useOrderAction({
    order,
    call: () => api.markDelivered(order._id),
    done: 'orders.markedDelivered',
    failed: 'orders.deliveredFailed',
  })
  const confirmed = () => {
    setAsking(false)
    run(undefined)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <StepButton whyNot={order.whyNot.deliver} loading={busy} onClick={() => setAsking(true)}>
        {say('orders.markDelivered')}
      </StepButton>
      <Confirm
        isOpen={asking}
        irreversible
        title={say('orders.markDeliveredTitle', { orderId: order.orderId })}
        content={say('orders.markDeliveredText', { name: order.contactName })}
        confirm={say('status.Delivered')}
        cancel={say('orders.cancel')}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

/**
 * The link to the view in which each jar is scanned into the box. It is the main button of the card until all jars are
 * in.
 */
function PackLink({ order: { orderId, packing } }: { order: StaffOrder }) {
  const say = useWords()
  const isDone = packing?.doneAt != null
  return (
    <Button
      component={Link}
      to={packPath(orderId)}
      startIcon={<Inventory2Outlined />}
      {...(isDone ? {} : { variant: 'contained', color: 'primary' })}
      sx={{ flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
    >
      {say(isDone ? 'packing.inTheBox' : packing ? 'packing.goOn' : 'packing.pack')}
    </Button>
  )
}
