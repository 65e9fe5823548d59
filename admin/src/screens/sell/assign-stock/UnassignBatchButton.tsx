import '../../../parts/orders/words.js'
import { type StaffOrder, type StaffOrderItem } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'

interface UnassignBatchButtonProps {
  order: StaffOrder
  item: StaffOrderItem
  itemIdx: number
}

/** Gives all batches of a line back; a packed order waits again. */
export function UnassignBatchButton({ order, item, itemIdx }: UnassignBatchButtonProps) {
  const say = useWords()
  const api = useApi()
  const { run, busy } = useOrderAction({
    order,
    call: api.unassignStock,
    done: 'orders.unassigned',
    failed: 'orders.unassignFailed',
  })
  return (
    <>
      <StepButton
        whyNot={item.whyNot.unassign}
        loading={busy}
        onClick={() => run({ orderKey: order._id, itemIdx })}
      >
        {say('orders.unassignBatch')}
      </StepButton>
    </>
  )
}
