import { DateInput, type RaRecord, SelectInput, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type DeliveryStatus, type OrderRow, type PaymentStatus } from '../data/api-types.js'
import { type Column } from '../lists/column.js'
import { StaffList } from '../lists/StaffList.js'
import { formatDateTime, formatMoney } from '../ui/format.js'
import { StatusChip } from '../ui/StatusChip.js'
import { TapLink } from '../ui/TapLink.js'
import { type Say, useWords } from '../words/use-words.js'

type Row = OrderRow & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'orderId',
    value: ({ orderId }) => orderId,
    show: ({ orderId }) => (
      <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
        {orderId}
      </TapLink>
    ),
  },
  {
    source: 'orderDate',
    value: ({ orderDate }) => orderDate,
    show: ({ orderDate }) => formatDateTime(orderDate),
    sortable: true,
  },
  { source: 'contactName', value: ({ contactName }) => contactName },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber },
  { source: 'city', value: ({ city, pin }) => [city, pin].filter(Boolean).join(' ') },
  { source: 'jars', value: ({ jars }) => jars, numeric: true },
  {
    source: 'finalPrice',
    value: ({ finalPrice }) => finalPrice,
    show: ({ finalPrice }) => formatMoney(finalPrice),
    numeric: true,
  },
  {
    source: 'paymentStatus',
    value: ({ paymentStatus }) => paymentStatus,
    show: ({ paymentStatus }) => <StatusChip status={paymentStatus} />,
  },
  {
    source: 'deliveryStatus',
    value: ({ deleted, deliveryStatus }) => (deleted ? say('status.Deleted') : deliveryStatus),
    show: ({ deleted, deliveryStatus }) => <StatusChip status={deleted ? 'Deleted' : deliveryStatus} />,
  },
  { source: 'order_extid', value: ({ order_extid }) => order_extid, exportOnly: true },
  { source: 'waybill', value: ({ waybill }) => waybill, exportOnly: true },
]

const deliveries: DeliveryStatus[] = ['Pending', 'Packed', 'Shipped', 'Delivered', 'Cancelled']
const payments: PaymentStatus[] = ['Pending', 'Completed', 'Refund Completed']
const choicesOf = (statuses: readonly string[]) => statuses.map((id) => ({ id, name: `status.${id}` }))

const filters = [
  <TextInput key="q" source="q" label="orders.search" alwaysOn helperText={false} />,
  <SelectInput
    key="deliveryStatus"
    source="deliveryStatus"
    choices={choicesOf(deliveries)}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="paymentStatus"
    source="paymentStatus"
    choices={choicesOf(payments)}
    alwaysOn
    helperText={false}
  />,
  <DateInput key="from" source="from" label="lists.from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" label="lists.to" alwaysOn helperText={false} />,
]

/** Every order there ever was, the newest first; each leads to its card at the packing table. */
export function OrderIndex() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.orders"
      resource="orders"
      sort={{ field: 'orderDate', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      empty="orders.none"
    />
  )
}
