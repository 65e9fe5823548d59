import './words.js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type RecallRow } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

type Row = RecallRow & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'batchNumber',
    value: ({ batchNumber }) => batchNumber,
    show: ({ id, batchNumber }) => (
      <TapLink data-opens component={Link} to={`/dashboard/recalls/${id}`}>
        {batchNumber}
      </TapLink>
    ),
  },
  { source: 'product', value: ({ product }) => product, card: 'plain' },
  { source: 'drill', value: ({ drill }) => say(drill ? 'recalls.drillSays' : 'recalls.earnestSays') },
  {
    source: 'status',
    value: ({ status }) => say(status === 'open' ? 'status.Open' : 'recalls.closedSays'),
    card: 'side',
  },
  { source: 'startedAt', value: ({ startedAt }) => formatDateTime(startedAt), sortable: true, card: 'plain' },
  { source: 'startedBy', value: ({ startedBy }) => personName(startedBy) },
  { source: 'ordersFound', value: ({ ordersFound }) => ordersFound, numeric: true },
  { source: 'reason', value: ({ reason }) => reason, long: true },
  { source: 'closedAt', value: ({ closedAt }) => closedAt && formatDateTime(closedAt), exportOnly: true },
]

const kinds = [
  { id: false, name: 'recalls.earnestSays' },
  { id: true, name: 'recalls.drillSays' },
]
const states = [
  { id: 'open', name: 'status.Open' },
  { id: 'closed', name: 'recalls.closedSays' },
]

const filters = [
  <TextInput key="batchNumber" source="batchNumber" alwaysOn helperText={false} />,
  <FilterSelect key="status" source="status" choices={states} alwaysOn />,
  <FilterSelect key="drill" source="drill" choices={kinds} alwaysOn />,
]

const newestFirst = { field: 'startedAt', order: 'DESC' } as const

/** /dashboard/recalls: the recalls and the drills. */
export function RecallList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.recalls"
      resource="recalls"
      sort={newestFirst}
      columns={columns(say)}
      filters={filters}
      empty="recalls.empty"
      noMatch="recalls.noMatch"
      failed="recalls.listFailed"
      lead={<Typography color="text.secondary">{say('recalls.intro')}</Typography>}
      actions={
        <Button component={Link} to="/dashboard/recalls/new" variant="contained">
          {say('recalls.begin')}
        </Button>
      }
    />
  )
}
