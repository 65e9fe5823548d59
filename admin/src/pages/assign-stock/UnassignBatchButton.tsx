import Button from '@mui/material/Button'
import type { StaffOrder, StaffOrderItem } from '../../data/api-types.js'
import { useApi } from '../../data/use-api.js'
import { ErrorNotice } from '../../ui/ErrorNotice.js'
import { useWords } from '../../words/use-words.js'
import { useOrderAction } from './use-order-action.js'

interface UnassignBatchButtonProps {
  order: StaffOrder
  item: StaffOrderItem
  itemIdx: number
}

/** Gives all batches of a line back; a packed order waits again. */
export function UnassignBatchButton({ order, item, itemIdx }: UnassignBatchButtonProps) {
  const say = useWords()
  const api = useApi()
  const { run, busy, problem } = useOrderAction({
    order,
    call: api.unassignStock,
    done: 'orders.unassigned',
    failed: 'orders.unassignFailed',
  })
  return (
    <>
      <Button
        loading={busy}
        disabled={item.allocations.length === 0}
        onClick={() => run({ orderKey: order._id, itemIdx })}
      >
        {say('orders.unassignBatch')}
      </Button>
      {problem && <ErrorNotice message={problem} />}
    </>
  )
}
