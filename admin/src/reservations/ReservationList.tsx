import { type RaRecord, SelectInput, TextInput } from 'react-admin'
import { type Reservation, type ReservationStatus } from '../data/api-types.js'
import { type Column } from '../lists/column.js'
import { StaffList } from '../lists/StaffList.js'
import { formatDay } from '../ui/format.js'
import { StatusChip } from '../ui/StatusChip.js'
import { type Say, useWords } from '../words/use-words.js'

type Row = Reservation & RaRecord

const columns = (say: Say): Column<Row>[] => [
  { source: 'reservationId', value: ({ reservationId }) => reservationId, sortable: true },
  {
    source: 'reservedTo',
    value: ({ bomId }) => bomId?.parentProduct?.name ?? say('lists.notAvailable'),
    long: true,
  },
  {
    source: 'reservedAt',
    value: ({ reservedAt }) => reservedAt,
    show: ({ reservedAt }) => formatDay(reservedAt),
    sortable: true,
  },
  {
    source: 'status',
    value: ({ status }) => status,
    show: ({ status }) => <StatusChip status={status} />,
    sortable: true,
  },
  { source: 'reservedBy', value: ({ reservedBy }) => reservedBy },
]

const statuses: ReservationStatus[] = ['Pending', 'Partially Reserved', 'Reserved', 'Production Completed']

const filters = [
  <TextInput key="id" source="reservationId" label="lists.searchReservation" alwaysOn helperText={false} />,
  <SelectInput
    key="status"
    source="status"
    choices={statuses.map((id) => ({ id, name: `status.${id}` }))}
    alwaysOn
    helperText={false}
  />,
]

/** /reservation-list */
export function ReservationList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.stockReserve"
      resource="reservations"
      sort={{ field: 'reservedAt', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      empty="lists.reservations"
    />
  )
}
