import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy } from 'react'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type DeliveryStatus, type OrderRow, type PaymentStatus } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { DateFilter, FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'

/** Comes with the first chosen row. */
const ChosenOrders = lazy(() => import('./ChosenOrders.js').then((file) => ({ default: file.ChosenOrders })))

type Row = OrderRow & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'orderId',
    value: ({ orderId }) => orderId,
    show: ({ orderId, channel }) => (
      <>
        <TapLink data-opens component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
          {orderId}
        </TapLink>
        {channel !== 'shop' && <Typography variant="body2">{say(`channels.${channel}`)}</Typography>}
      </>
    ),
  },
  {
    source: 'orderDate',
    value: ({ orderDate }) => orderDate,
    show: ({ orderDate }) => (
      <Box component="span" sx={{ whiteSpace: 'normal' }}>
        {dayOverTime(formatDateTime(orderDate))}
      </Box>
    ),
    sortable: true,
    card: 'plain',
  },
  { source: 'contactName', value: ({ contactName }) => contactName, card: 'plain' },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber, card: 'plain' },
  { source: 'city', value: ({ city, pin }) => [city, pin].filter(Boolean).join(' '), card: 'plain' },
  { source: 'jars', value: ({ jars }) => jars, numeric: true },
  {
    source: 'finalPrice',
    value: ({ finalPrice }) => finalPrice,
    show: ({ finalPrice }) => formatMoney(finalPrice),
    numeric: true,
    card: 'side',
  },
  {
    source: 'paymentStatus',
    value: ({ paymentStatus }) => paymentStatus,
    show: ({ paymentStatus }) => <StatusChip status={paymentStatus} />,
  },
  {
    source: 'deliveryStatus',
    value: ({ deletedAt, deliveryStatus }) => (deletedAt ? say('status.Deleted') : deliveryStatus),
    show: ({ deletedAt, deliveryStatus }) =>
      deletedAt ? <Deleted at={deletedAt} /> : <StatusChip status={deliveryStatus} />,
    card: 'side',
  },
  { source: 'channel', value: ({ channel }) => say(`channels.${channel}`), exportOnly: true },
]

/** Where the statuses would not fit beside it, the time stands below the day. */
const dayOverTime = (moment: string): string => moment.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ')

/** Instead of a status, which such an order has lost. */
function Deleted({ at }: { at: string }) {
  const say = useWords()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <StatusChip status="Deleted" />
      <Typography variant="body2" color="text.secondary">
        {say('orders.deletedWhen', { at: formatDateTime(at) })}
      </Typography>
    </Box>
  )
}

const work = [
  { id: 'to-pack', name: 'orders.workToPack' },
  { id: 'to-ship', name: 'orders.workToShip' },
  { id: 'unpaid', name: 'orders.workUnpaid' },
]
const deleted = [
  { id: false, name: 'orders.deletedHidden' },
  { id: true, name: 'orders.deletedOnly' },
]

const deliveries: DeliveryStatus[] = ['Pending', 'Packed', 'Shipped', 'Delivered', 'Cancelled']
const payments: PaymentStatus[] = ['Pending', 'Completed', 'Refund Completed']
const channels: OrderRow['channel'][] = ['shop', 'phone', 'whatsapp', 'counter']
const choicesOf = (statuses: readonly string[]) => statuses.map((id) => ({ id, name: `status.${id}` }))

const filters = [
  <TextInput key="q" source="q" label="orders.search" alwaysOn helperText={false} />,
  <FilterSelect key="work" source="work" label="orders.work" choices={work} alwaysOn />,
  <FilterSelect key="deliveryStatus" source="deliveryStatus" choices={choicesOf(deliveries)} alwaysOn />,
  <FilterSelect key="paymentStatus" source="paymentStatus" choices={choicesOf(payments)} alwaysOn />,
  <FilterSelect
    key="channel"
    source="channel"
    choices={channels.map((id) => ({ id, name: `channels.${id}` }))}
    alwaysOn
  />,
  <DateFilter key="from" source="from" label="lists.from" alwaysOn />,
  <DateFilter key="to" source="to" label="lists.to" alwaysOn />,
  <FilterSelect key="deleted" source="deleted" label="orders.deletedFilter" choices={deleted} alwaysOn />,
]

const tabs: ListTab[] = [
  { name: 'orders.workToPack', filter: { work: 'to-pack' } },
  { name: 'orders.tabToShip', filter: { work: 'to-ship' } },
  { name: 'orders.tabInTransit', filter: { deliveryStatus: 'Shipped' } },
  { name: 'orders.tabUnpaid', filter: { work: 'unpaid' } },
  { name: 'lists.all', filter: {} },
]

/** Every order there ever was, the newest first; each leads to its card at the packing table. */
export function OrderIndex() {
  const say = useWords()
  const { role } = useSession()
  return (
    <StaffList<Row>
      title="screens.orders"
      resource="orders"
      sort={{ field: 'orderDate', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      empty="orders.none"
      about="about.orders"
      fill={<FillLink to="/dashboard/desk" name="fill.order" />}
      exported={isAdmin(role) ? 'server' : 'never'}
      tabs={tabs}
      bulk={(chosen) => <ChosenOrders orders={chosen} />}
    />
  )
}
