import './words.js'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../api/api-types.js'
import { packPath } from '../../kit/addresses/addresses.js'
import { useWords } from '../../kit/words/use-words.js'

type PackedOrder = Pick<StaffOrder, 'orderId' | 'deliveryStatus'> & Partial<Pick<StaffOrder, 'packing'>>

/** The way to the boxes of the chosen orders whose jars are assigned: when one is full, the bench goes on to the next. */
export function PackChosen({ orders }: { orders: readonly PackedOrder[] }) {
  const say = useWords()
  const ready = orders.filter(
    ({ deliveryStatus, packing }) => deliveryStatus === 'Packed' && packing?.doneAt == null,
  )
  const ids = ready.map(({ orderId }) => orderId)
  const [first] = ids
  if (first === undefined) return null
  return (
    <Button component={Link} to={packPath(first, ids)}>
      {say('packing.packChosen', { smart_count: ready.length })}
    </Button>
  )
}
