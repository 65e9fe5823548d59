import '../../words/en/orders.js'
import { type StaffOrder, type StaffOrderItem } from '../../data/api-types.js'
import { useApi } from '../../data/use-api.js'
import { StepButton } from '../../orders/StepButton.js'
import { useOrderAction } from '../../orders/use-order-action.js'
import { useWords } from '../../words/use-words.js'

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
