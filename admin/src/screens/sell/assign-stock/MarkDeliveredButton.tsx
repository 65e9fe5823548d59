import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { type StaffOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'

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
