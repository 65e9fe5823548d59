import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { type BatchOption, type StaffOrder, type StaffOrderItem } from '../../../api/api-types.js'
import { type AssignStockInput } from '../../../api/data-provider.js'
import { useApi } from '../../../api/use-api.js'
import { ChoiceField } from '../../../kit/inputs/ChoiceInput.js'
import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { batchFacts } from '../../../parts/batches/batch-facts.js'
import { reasonStyle } from '../../../parts/orders/StepButton.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'
import { openQuantity } from './open-quantity.js'
import { useBatches } from './use-batches.js'

interface AssignBatchProps {
  order: StaffOrder
  item: StaffOrderItem
  itemIdx: number
  stockShown: boolean
  /** Opening the list of batches loads the stock, as 'Show Stock' does. */
  onOpen: () => void
}

/**
 * The 'Assign Batch' select. Choosing a batch takes from it, at once, what the line still needs or what the batch has.
 * With more than one jar open, a smaller number can be entered.
 */
export function AssignBatch({ order, item, itemIdx, stockShown, onOpen }: AssignBatchProps) {
  const say = useWords()
  const api = useApi()
  const open = openQuantity(item)
  const [wanted, setWanted] = useState('')
  const batches = useBatches(item.product._id, stockShown)
  const { run, busy } = useOrderAction<AssignStockInput>({
    order,
    call: api.assignStock,
    done: 'orders.assigned',
    failed: 'orders.assignFailed',
    undo: (assigned, { stockId }) => api.unassignStock({ order: assigned, itemIdx, stockId }),
  })
  const take = (batch: BatchOption) => {
    const quantity = Math.min(wantedQuantity(wanted, open), batch.remainingQuantity)
    const part = quantity === open ? {} : { quantity }
    run({ order, itemIdx, stockId: batch._id, batchNumber: batch.batchNumber, ...part })
    setWanted('')
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: '1 1 280px' }}>
      <BatchSelect
        batches={batches.data ?? []}
        label={say(busy ? 'orders.assigning' : 'orders.assignBatch')}
        empty={say(
          batches.data ? 'orders.noStock' : batches.isError ? 'orders.stockFailed' : 'orders.loadingStock',
        )}
        whyNot={item.whyNot.assign}
        busy={busy}
        onOpen={onOpen}
        onChoose={take}
      />
      {open > 1 && item.canAssign && (
        <FigureField
          measure="PC"
          label={say('orders.takeQuantity')}
          placeholder={formatQuantity(open)}
          value={wanted}
          disabled={busy}
          onText={setWanted}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 96 }}
        />
      )}
    </Box>
  )
}

/** The number that is asked for, at most what is open; an empty field means all of it. Text that is no number gives NaN, which is never sent. */
const wantedQuantity = (typed: string, open: number): number => Math.min(numberIn(typed, 'PC') ?? open, open)

interface BatchSelectProps {
  batches: BatchOption[]
  label: string
  empty: string
  /** The server's reason why none can be chosen. */
  whyNot: string | null
  busy: boolean
  onOpen: () => void
  onChoose: (batch: BatchOption) => void
}

function BatchSelect({ batches, label, empty, whyNot, busy, onOpen, onChoose }: BatchSelectProps) {
  const say = useWords()
  const id = useId()
  const choose = (stockId: string) => {
    const batch = batches.find(({ _id }) => _id === stockId)
    if (batch) onChoose(batch)
  }
  return (
    <ChoiceField
      id={id}
      label={label}
      value=""
      choices={batches.map((batch) => ({ id: batch._id, name: batchFacts(say, batch).join(' · ') }))}
      empty={empty}
      disabled={whyNot !== null || busy}
      helperText={
        whyNot && (
          <Box component="span" sx={reasonStyle}>
            {whyNot}
          </Box>
        )
      }
      onChange={choose}
      onOpen={onOpen}
      sx={{ flex: '1 1 150px', width: 'auto' }}
    />
  )
}
