import './words.js'
import Button from '@mui/material/Button'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type CourierWorkRow } from '../../../api/api-types.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

type Row = CourierWorkRow & RaRecord

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
  { source: 'kind', value: ({ kind }) => kind && say(`troubles.${kind}`), card: 'plain' },
  {
    source: 'since',
    value: ({ since }) => since,
    show: ({ since }) => since && formatDateTime(since),
    sortable: true,
    card: 'plain',
  },
  { source: 'contactName', value: ({ contactName }) => contactName, card: 'plain' },
  { source: 'contactNumber', value: ({ contactNumber }) => contactNumber, card: 'plain' },
  { source: 'city', value: ({ city }) => city, card: 'plain' },
  {
    source: 'courierStatus',
    value: ({ courierStatus }) => courierStatus,
    show: ({ courierStatus, place }) => [courierStatus, place].filter(Boolean).join(', '),
    long: true,
  },
  { source: 'place', value: ({ place }) => place, exportOnly: true },
  { source: 'jars', value: ({ jars }) => jars, numeric: true },
  {
    source: 'actions',
    value: () => null,
    show: ({ orderId }) => (
      <Button
        data-opens
        component={RouterLink}
        to={courierPath(orderId)}
        aria-label={say('courier.lookAt', { orderId })}
      >
        {say('courier.look')}
      </Button>
    ),
    screenOnly: true,
  },
]

const kinds = (['returned', 'lost', 'undelivered', 'stuck'] as const).map((id) => ({
  id,
  name: `troubles.${id}`,
}))
const filters = [<FilterSelect key="kind" source="kind" choices={kinds} alwaysOn />]

/** Parcels that need somebody: the same that the cockpit counts, the longest waiting first. */
export function CourierWorkList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.courier"
      resource="courier-work"
      sort={{ field: 'since', order: 'ASC' }}
      columns={columns(say)}
      filters={filters}
      empty="lists.courier"
      about="about.courier"
      actions={
        <Button component={RouterLink} to="/dashboard/courier/claims" variant="outlined">
          {say('courier.claims')}
        </Button>
      }
    />
  )
}
