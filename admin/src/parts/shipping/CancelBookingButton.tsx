import './words.js'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { type StaffOrder } from '../../api/api-types.js'
import { useApi } from '../../api/use-api.js'
import { Confirm } from '../../kit/ui/dialogs.js'
import { useWords } from '../../kit/words/use-words.js'
import { StepButton } from '../orders/StepButton.js'
import { useOrderAction } from '../orders/use-order-action.js'

/** Cancels a booking, after asking. It is offered when the courier was asked for the order. */
export function CancelBookingButton({ order }: { order: StaffOrder }) {
  const say = useWords()
  const api = useApi()
  const [asking, setAsking] = useState(false)
  const { run, busy } = useOrderAction({
    order,
    call: () => api.cancelBooking(order.orderId),
    done: 'shipping.bookingCancelledDone',
    failed: 'shipping.cancelFailed',
  })
  const confirmed = () => {
    setAsking(false)
    run(undefined)
  }
  if (order.deliveryStatus !== 'Shipped' && order.whyNot.cancelBooking !== null) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <StepButton
        whyNot={order.whyNot.cancelBooking}
        variant="outlined"
        color="warning"
        loading={busy}
        onClick={() => setAsking(true)}
      >
        {say('shipping.cancelBooking')}
      </StepButton>
      <Confirm
        isOpen={asking}
        irreversible
        title={say('shipping.cancelTitle', { orderId: order.orderId })}
        content={say('shipping.cancelText')}
        confirm={say('shipping.cancelBooking')}
        confirmColor="warning"
        cancel={say('shipping.keepBooking')}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
