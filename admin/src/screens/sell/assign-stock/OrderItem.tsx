import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { type DeliveryStatus, type StaffOrder, type StaffOrderItem } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { formatMoney, formatQuantity, joined } from '../../../kit/ui/format.js'
import { useKeptFocus } from '../../../kit/ui/use-kept-focus.js'
import { useWords } from '../../../kit/words/use-words.js'
import { TraceLink } from '../../../parts/batches/TraceLink.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'
import { AssignBatch } from './AssignBatch.js'
import { BatchStock } from './BatchStock.js'
import { openQuantity } from './open-quantity.js'

type Offer = 'stock' | 'assign' | 'unassign' | 'ship' | 'deliver'

/**
 * Which buttons the card of an order has, by its delivery status. Whether one can be pressed, and
 * why not, the server says.
 */
const OFFERS: Readonly<Record<DeliveryStatus, readonly Offer[]>> = {
  Pending: ['stock', 'assign', 'unassign'],
  Packed: ['unassign', 'ship'],
  Shipped: ['deliver'],
  Delivered: [],
  Cancelled: [],
}

const frame = {
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  p: 1.5,
  display: 'grid',
  gap: 1,
}
const actions = {
  '&:empty': { display: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'flex-start',
}

interface OrderItemProps {
  order: StaffOrder
  item: StaffOrderItem
  itemIdx: number
}

/** A line of an order, its batches, and what may be done with them now. */
export function OrderItem({ order, item, itemIdx }: OrderItemProps) {
  const say = useWords()
  const name = useId()
  const stock = useId()
  const line = useKeptFocus<HTMLLIElement>(JSON.stringify(item.allocations))
  const [shown, setShown] = useState(false)
  const productName = item.title
  const offers = OFFERS[order.deliveryStatus]
  const stockShown = shown && offers.includes('stock')
  return (
    <Box component="li" ref={line} tabIndex={-1} aria-labelledby={name} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography id={name} sx={{ fontWeight: 650 }}>
          {joined(productName)}
        </Typography>
        <Typography>
          {say('orders.quantity', {
            quantity: formatQuantity(item.quantity),
            price: formatMoney(item.price),
          })}
        </Typography>
      </Box>
      <Batches item={item} />
      <Box sx={actions}>
        {offers.includes('assign') && (
          <AssignBatch
            order={order}
            item={item}
            itemIdx={itemIdx}
            onOpen={() => setShown(true)}
            stockShown={stockShown}
          />
        )}
        {offers.includes('stock') && (
          <Button aria-expanded={stockShown} aria-controls={stock} onClick={() => setShown(!shown)}>
            {say(stockShown ? 'orders.hideStock' : 'orders.showStock')}
          </Button>
        )}
        {offers.includes('unassign') && <UnassignBatchButton order={order} item={item} itemIdx={itemIdx} />}
        {item.allocations.length > 0 && (
          <TraceLink subject={{ order: order.orderId, line: itemIdx }} name={productName} />
        )}
      </Box>
      <div id={stock}>
        {stockShown && <BatchStock productId={item.product._id} productName={productName} />}
      </div>
    </Box>
  )
}

/** Which batches the line comes from, and how much has none yet. */
function Batches({ item }: { item: StaffOrderItem }) {
  const say = useWords()
  const open = openQuantity(item)
  const parts = item.allocations.map(({ quantity, batchNumber }) =>
    item.allocations.length === 1 && open === 0
      ? batchNumber
      : say('orders.batchPart', { quantity: formatQuantity(quantity), batch: batchNumber }),
  )
  const missing =
    parts.length === 0
      ? say('orders.notAssigned')
      : say('orders.stillOpen', { open: formatQuantity(open), quantity: formatQuantity(item.quantity) })
  return (
    <Typography>
      {say('orders.batch')}: {parts.join(', ')}
      {parts.length > 0 && open > 0 && ' · '}
      {open > 0 && (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 650 }}>
          {missing}
        </Box>
      )}
    </Typography>
  )
}

interface UnassignBatchButtonProps {
  order: StaffOrder
  item: StaffOrderItem
  itemIdx: number
}

/** Gives all batches of a line back; a packed order waits again. */
function UnassignBatchButton({ order, item, itemIdx }: UnassignBatchButtonProps) {
  const say = useWords()
  const api = useApi()
  const { run, busy } = useOrderAction({
    order,
    call: api.unassignStock,
    done: 'orders.unassigned',
    failed: 'orders.unassignFailed',
  })
  return (
    <StepButton whyNot={item.whyNot.unassign} loading={busy} onClick={() => run({ order, itemIdx })}>
      {say('orders.unassignBatch')}
    </StepButton>
  )
}
