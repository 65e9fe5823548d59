import Button from '@mui/material/Button'
import { SelectInput, TextInput, type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { mayEnter } from '../auth/access.js'
import { useSession } from '../auth/session-context.js'
import type { Issue, IssueStatus } from '../data/api-types.js'
import type { Column } from '../lists/column.js'
import { RoomList } from '../lists/RoomList.js'
import { formatDateTime } from '../ui/format.js'
import { TapLink } from '../ui/TapLink.js'
import { StatusChip } from '../ui/StatusChip.js'
import { useWords } from '../words/use-words.js'

type Row = Issue & RaRecord

const columns: Column<Row>[] = [
  { source: 'subject', value: ({ subject }) => subject },
  {
    source: 'status',
    value: ({ status }) => status,
    show: ({ status }) => <StatusChip status={status} />,
    sortable: true,
  },
  {
    source: 'orderId',
    value: ({ orderId }) => orderId,
    show: ({ orderId }) => (
      <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
        {orderId}
      </TapLink>
    ),
  },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber },
  { source: 'lastMessage', value: ({ messages }) => messages.at(-1)?.message ?? '', long: true },
  {
    source: 'updatedAt',
    value: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => formatDateTime(updatedAt),
    sortable: true,
  },
]

const statuses: IssueStatus[] = ['Open', 'Resolved']

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={statuses.map((id) => ({ id, name: `status.${id}` }))}
    alwaysOn
    helperText={false}
  />,
  <TextInput key="orderId" source="orderId" label="lists.searchOrder" alwaysOn helperText={false} />,
]

/** Customer support: what customers wrote, the newest first. */
export function IssueList() {
  const say = useWords()
  const { role } = useSession()
  return (
    <RoomList<Row>
      title="rooms.support"
      resource="issues"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      columns={columns}
      filters={filters}
      empty="lists.issues"
      actions={
        mayEnter(role, 'subscribers') && (
          <Button component={RouterLink} to="/dashboard/subscribers">
            {say('rooms.subscribers')}
          </Button>
        )
      }
    />
  )
}
