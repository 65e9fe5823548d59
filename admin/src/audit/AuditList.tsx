import { DateInput, type RaRecord, TextInput } from 'react-admin'
import { type AuditEntry } from '../data/api-types.js'
import { type Column } from '../lists/column.js'
import { StaffList } from '../lists/StaffList.js'
import { formatDateTime } from '../ui/format.js'
import { type Say, useWords } from '../words/use-words.js'
import { Changes } from './Changes.js'
import { useAuditInWords } from './use-audit-in-words.js'

type Row = AuditEntry & RaRecord

const columns = (say: Say, inWords: ReturnType<typeof useAuditInWords>): Column<Row>[] => [
  { source: 'at', value: ({ at }) => at, show: ({ at }) => formatDateTime(at), sortable: true },
  { source: 'actor', value: ({ actor }) => actor },
  { source: 'actorRole', value: ({ actorRole }) => (actorRole ? say(`roles.${actorRole}`) : '') },
  { source: 'action', value: inWords.action },
  { source: 'subject', value: ({ subject }) => subject },
  {
    source: 'changes',
    value: (entry) => inWords.changes(entry).join('; '),
    show: (entry) => (entry.changes.length > 0 ? <Changes lines={inWords.changes(entry)} /> : null),
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
  const inWords = useAuditInWords()
  return (
    <StaffList<Row>
      title="screens.audit"
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      columns={columns(say, inWords)}
      filters={filters}
      empty="lists.audit"
    />
  )
}
