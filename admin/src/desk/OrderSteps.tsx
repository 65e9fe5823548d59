import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isAdmin } from '../auth/access.js'
import { useSession } from '../auth/session-context.js'
import { type DeskOrder } from '../data/api-types.js'
import { useApi } from '../data/use-api.js'
import { StepButton } from '../orders/StepButton.js'
import { formatMoney } from '../ui/format.js'
import { useWords } from '../words/use-words.js'
import { PickupHours } from './PickupHours.js'
import { useDeskStep } from './use-desk-step.js'

/** What is done over the counter once it is paid. */
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
