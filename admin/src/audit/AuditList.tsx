import { DateInput, TextInput, type RaRecord } from 'react-admin'
import type { AuditEntry } from '../data/api-types.js'
import type { Column } from '../lists/column.js'
import { RoomList } from '../lists/RoomList.js'
import { formatDateTime } from '../ui/format.js'
import { useWords, type Say } from '../words/use-words.js'

type Row = AuditEntry & RaRecord

function inWords(say: Say, value: unknown): string {
  if (value === null || value === undefined || value === '') return say('lists.nothing')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const columns = (say: Say): Column<Row>[] => [
  { source: 'at', value: ({ at }) => at, show: ({ at }) => formatDateTime(at), sortable: true },
  { source: 'actor', value: ({ actor }) => actor },
  { source: 'actorRole', value: ({ actorRole }) => (actorRole ? say(`roles.${actorRole}`) : '') },
  { source: 'action', value: ({ action }) => action },
  { source: 'subject', value: ({ subject }) => subject },
  {
    source: 'changes',
    value: ({ changes }) =>
      changes
        .map(({ field, before, after }) =>
          say('lists.change', { field, before: inWords(say, before), after: inWords(say, after) }),
        )
        .join('; '),
    long: true,
  },
  { source: 'address', value: ({ address }) => address },
]

const filters = [
  <DateInput key="from" source="from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" alwaysOn helperText={false} />,
  <TextInput key="actor" source="actor" label="lists.searchActor" alwaysOn helperText={false} />,
  <TextInput key="q" source="q" label="lists.searchSubject" alwaysOn helperText={false} />,
]

/** Who did what, when and from where; nothing here can be changed. */
export function AuditList() {
  const say = useWords()
  return (
    <RoomList<Row>
      title="rooms.audit"
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      empty="lists.audit"
    />
  )
}
