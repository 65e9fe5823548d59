import '../../words/en/orders.js'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { type StaffOrder } from '../../data/api-types.js'
import { useApi } from '../../data/use-api.js'
import { StepButton } from '../../orders/StepButton.js'
import { useOrderAction } from '../../orders/use-order-action.js'
import { Confirm } from '../../ui/dialogs.js'
import { useWords } from '../../words/use-words.js'

/** Records a delivery that the courier's tracking missed; asks first, since nothing takes it back. */
export function MarkDeliveredButton({ order }: { order: StaffOrder }) {
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
