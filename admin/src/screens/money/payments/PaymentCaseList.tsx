import './words.js'
import Button from '@mui/material/Button'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type PaymentCase } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

type Row = PaymentCase & RaRecord

const money = (source: 'expectedAmount' | 'receivedAmount'): Column<Row> => ({
  source,
  value: (review) => review[source],
  show: (review) => formatMoney(review[source]),
  numeric: true,
})

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
  { source: 'note', value: ({ note }) => note, long: true },
  {
    source: 'reason',
    value: ({ reason }) => reason,
    show: ({ reason }) => say(`paymentReasons.${reason}`),
    sortable: true,
    long: true,
    card: 'plain',
  },
  {
    source: 'state',
    value: ({ state }) => say(`paymentStates.${state}`),
    show: ({ state }) => <StatusChip status={state === 'open' ? 'Open' : 'Resolved'} />,
    sortable: true,
    card: 'side',
  },
  money('expectedAmount'),
  money('receivedAmount'),
  {
    source: 'refundStatus',
    value: ({ refundStatus }) => refundStatus ?? '',
    show: ({ refundStatus }) => refundStatus && say(`refundStatuses.${refundStatus}`),
  },
  { source: 'reference', value: ({ reference }) => reference, exportOnly: true },
  {
    source: 'createdAt',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => formatDateTime(createdAt),
    sortable: true,
    card: 'plain',
  },
  {
    source: 'actions',
    value: () => null,
    show: ({ id, orderId }) => (
      <Button
        data-opens
        component={RouterLink}
        to={`/dashboard/payments/${encodeURIComponent(id)}`}
        aria-label={say('payments.lookAt', { orderId })}
      >
        {say('payments.look')}
      </Button>
    ),
    screenOnly: true,
  },
]

const states = (['open', 'resolved'] as const).map((id) => ({ id, name: `paymentStates.${id}` as const }))

const filters = [
  <FilterSelect key="state" source="state" choices={states} alwaysOn />,
  <TextInput key="orderId" source="orderId" label="lists.searchOrder" alwaysOn helperText={false} />,
]

const open = { state: 'open' }

const tabs: ListTab[] = [
  ...states.map(({ id, name }): ListTab => ({ name, filter: { state: id } })),
  { name: 'lists.all', filter: {} },
]

/** The payment cases: money that did not come as expected. At first only open cases are shown. */
export function PaymentCaseList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.payments"
      resource="payment-reviews"
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      defaultFilters={open}
      tabs={tabs}
      empty="lists.payments"
      about="about.payments"
    />
  )
}
