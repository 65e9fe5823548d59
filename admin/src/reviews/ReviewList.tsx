import { SelectInput, type RaRecord } from 'react-admin'
import type { Review } from '../data/api-types.js'
import type { Column } from '../lists/column.js'
import { RoomList } from '../lists/RoomList.js'
import { formatDay, formatMoney } from '../ui/format.js'
import { StatusChip, type Status } from '../ui/StatusChip.js'
import { useWords, type Say } from '../words/use-words.js'

type Row = Review & RaRecord

function approval({ approved }: Review): Extract<Status, 'Pending' | 'Approved' | 'Rejected'> {
  if (approved === null) return 'Pending'
  return approved ? 'Approved' : 'Rejected'
}

const columns = (say: Say): Column<Row>[] => [
  { source: 'name', value: ({ name }) => name },
  { source: 'rating', value: ({ rating }) => rating, show: ({ rating }) => say('lists.stars', { rating }) },
  { source: 'comment', value: ({ comment }) => comment, long: true },
  {
    source: 'approved',
    value: (review) => say(`status.${approval(review)}`),
    show: (review) => <StatusChip status={approval(review)} />,
  },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber },
  { source: 'orderId', value: ({ order }) => order.orderId },
  {
    source: 'orderDate',
    value: ({ order }) => order.orderDate,
    show: ({ order }) => formatDay(order.orderDate),
  },
  { source: 'price', value: ({ price }) => price, show: ({ price }) => formatMoney(price), numeric: true },
  { source: 'date', value: ({ date }) => date, show: ({ date }) => formatDay(date), sortable: true },
]

const approvals = ['Pending', 'Approved', 'Rejected'] as const

/** On the wire an approval is null, true or false; in a list, since react-admin drops a bare null. */
const onTheWire: Record<string, [boolean | null]> = { Pending: [null], Approved: [true], Rejected: [false] }
const waiting = { approved: onTheWire.Pending }

const nameOnTheWire = (value: unknown) =>
  approvals.find((name) => JSON.stringify(onTheWire[name]) === JSON.stringify(value)) ?? ''

const filters = [
  <SelectInput
    key="approved"
    source="approved"
    choices={approvals.map((id) => ({ id, name: `status.${id}` }))}
    parse={(name: string) => onTheWire[name] ?? ''}
    format={nameOnTheWire}
    alwaysOn
    helperText={false}
  />,
]

/** /admin-review-approval: by default those that wait. */
export function ReviewList() {
  const say = useWords()
  return (
    <RoomList<Row>
      title="rooms.reviews"
      resource="reviews"
      sort={{ field: 'date', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      defaultFilters={waiting}
      empty="lists.reviews"
    />
  )
}
