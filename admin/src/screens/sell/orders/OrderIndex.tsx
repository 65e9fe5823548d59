import '../../../parts/orders/words.js'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { downloadCSV, type RaRecord, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type DeliveryStatus, type OrderRow, type PaymentStatus } from '../../../api/api-types.js'
import { http } from '../../../api/request.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { DateFilter, FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'

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
    show: ({ orderDate }) => formatDateTime(orderDate),
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

/** Every order there ever was, the newest first; each leads to its card at the packing table. */
export function OrderIndex() {
  const say = useWords()
  const { role } = useSession()
  const onPhone = useOnPhone()
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
      exporter={isAdmin(role) ? <ExportOrders short={onPhone} /> : null}
    />
  )
}

/** Tells spreadsheets that the file is UTF-8; reading an answer as text takes it away. */
const MARK = '\uFEFF'

/** The whole filter as a file, for those who may take everybody's address away. The server may ask for the PIN first. */
function ExportOrders({ short }: { short: boolean }) {
  const say = useWords()
  const { filterValues } = useListContext()
  const save = useWrite({
    failed: 'lists.exportFailed',
    mutationFn: () =>
      http(`/api/admin/orders/export.csv?${new URLSearchParams({ filter: JSON.stringify(filterValues) })}`),
    onSuccess: ({ body, headers }) => {
      const [, name] = /filename="(.+)\.csv"/.exec(headers.get('content-disposition') ?? '') ?? []
      downloadCSV(MARK + body, name ?? 'orders')
    },
  })
  return (
    <Button
      startIcon={<DownloadOutlined />}
      aria-label={say('lists.export')}
      sx={short ? { minWidth: 44, px: 1, '& .MuiButton-startIcon': { m: 0 } } : {}}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {!short && say('lists.export')}
    </Button>
  )
}
