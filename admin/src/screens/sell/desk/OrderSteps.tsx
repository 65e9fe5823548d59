import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type DeskOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { PickupHours } from './PickupHours.js'
import { useDeskStep } from './use-desk-step.js'

/** The steps over the counter once an order is paid. */
export function OrderSteps({ desk: { order } }: { desk: DeskOrder }) {
  const say = useWords()
  const api = useApi()
  const { role } = useSession()
  const { orderId, whyNot } = order
  const handing = useDeskStep({
    orderId,
    call: () => api.handOver(orderId),
    done: 'desk.handedOver',
    failed: 'desk.handOverFailed',
  })
  const refunding = useDeskStep({
    orderId,
    call: () => api.cashRefund(orderId),
    done: 'desk.cashRefunded',
    failed: 'desk.cashRefundFailed',
  })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {order.handover === 'pickup' && order.deliveryStatus !== 'Delivered' && (
        <>
          <PickupHours />
          <StepButton
            variant="contained"
            whyNot={whyNot.handOver}
            loading={handing.busy}
            onClick={() => handing.run()}
          >
            {say('desk.handOver')}
          </StepButton>
        </>
      )}
      {isAdmin(role) && order.paidBy === 'cash' && whyNot.refund === null && (
        <Button variant="outlined" loading={refunding.busy} onClick={() => refunding.run()}>
          {say('desk.cashRefund', { amount: formatMoney(order.refundAmount ?? 0) })}
        </Button>
      )}
    </Box>
  )
}
