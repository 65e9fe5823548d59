import './words.js'
import Box from '@mui/material/Box'
import { type RaRecord, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type AuditEntry } from '../../../api/api-types.js'
import { everybody, personName } from '../../../api/names.js'
import { type Column } from '../../../kit/lists/column.js'
import { DateFilter, FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { touchTarget } from '../../../kit/theme/tokens.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { thingOf } from './things.js'
import { useAuditInWords } from './use-audit-in-words.js'

type Row = AuditEntry & RaRecord
type InWords = ReturnType<typeof useAuditInWords>

const columns = (say: Say, inWords: InWords, thing: (subject: string) => string): Column<Row>[] => [
  { source: 'action', value: inWords.action, heading: true, long: true },
  {
    source: 'at',
    value: ({ at }) => at,
    show: ({ at }) => formatDateTime(at),
    sortable: true,
    card: 'plain',
  },
  {
    source: 'actor',
    value: ({ actor }) => (actor === 'system' ? say('audit.shop') : personName(actor)),
    card: 'plain',
  },
  {
    source: 'actorRole',
    value: ({ actorRole }) => (actorRole ? say(`roles.${actorRole}`) : ''),
    card: 'plain',
  },
  {
    source: 'subject',
    value: ({ subject }) => thing(subject),
    show: ({ subject }) => (thing(subject) ? <AuditThing subject={subject} /> : ''),
    card: 'plain',
  },
  {
    source: 'changes',
    value: (entry) => inWords.changes(entry).join('; '),
    show: (entry) => (entry.changes.length > 0 ? <Changes lines={inWords.changes(entry)} /> : null),
    long: true,
    card: 'side',
  },
  { source: 'address', value: ({ address }) => address },
]

/** On the wire a group is its roles; what the shop does by itself has none. */
const onTheWire: Record<string, (string | null)[]> = {
  staff: ['ops', 'admin'],
  customers: ['user'],
  shop: [null],
}
const GROUPS = ['staff', 'customers', 'shop'] as const
const groupOf = (value: unknown) =>
  GROUPS.find((group) => JSON.stringify(onTheWire[group]) === JSON.stringify(value)) ?? ''

/** Kinds of events; the name of an event begins with its kind. */
const KINDS = [
  ...[
    'order',
    'parcel.',
    'drawer.',
    'refund.',
    'payment-review.',
    'issue.',
    'review.',
    'product.',
    'stock.',
    'count.',
    'run.',
  ],
  ...[
    'bom.',
    'recall',
    'outlet.',
    'supplier.',
    'expense.',
    'bill.',
    'employee.',
    'settings.',
    'import.',
    'job.',
    'sign-',
  ],
]
const kinds = KINDS.map((id) => ({ id, name: `auditKinds.${id.replace(/\W.*$/, '')}` }))

const filters = () => [
  <FilterSelect
    key="actorRole"
    source="actorRole"
    label="audit.by"
    choices={GROUPS.map((id) => ({ id, name: `audit.${id}` }))}
    parse={(group: string) => onTheWire[group] ?? ''}
    format={groupOf}
    alwaysOn
  />,
  <FilterSelect
    key="actor"
    source="actor"
    choices={everybody().map(([id, name]) => ({ id, name }))}
    translateChoice={false}
    alwaysOn
  />,
  <FilterSelect key="action" source="action" label="audit.kind" choices={kinds} alwaysOn />,
  <DateFilter key="from" source="from" alwaysOn />,
  <DateFilter key="to" source="to" alwaysOn />,
  <TextInput key="q" source="q" label="lists.searchSubject" helperText={false} />,
]

/** Shows who did what, when and from where; read only. At first it shows actions of staff. */
export function AuditList() {
  const say = useWords()
  const inWords = useAuditInWords()
  const thing = useThingInWords()
  return (
    <StaffList<Row>
      title="screens.audit"
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      columns={columns(say, inWords, thing)}
      filters={filters()}
      defaultFilters={{ actorRole: onTheWire.staff }}
      empty="lists.audit"
      about="about.audit"
    />
  )
}

/** The subject of an entry, by its readable name. */
function useThingInWords(): (subject: string) => string {
  const translate = useTranslate()
  return (subject) => {
    const thing = thingOf(subject)
    if (!thing) return ''
    const kind = thing.kind.replace('-drill', '')
    return thing.name ?? translate(`auditThings.${kind}`, { _: '' })
  }
}

/** The link to the thing that an entry is about. */
function AuditThing({ subject }: { subject: string }) {
  const text = useThingInWords()(subject)
  const to = thingOf(subject)?.to
  if (!text || !to) return text
  return (
    <TapLink component={Link} to={to}>
      {text}
    </TapLink>
  )
}

/** Most changes that are shown unfolded; on a phone more would push the other entries away. */
const AT_A_GLANCE = 2

const list = { m: 0, pl: 2.5, overflowWrap: 'anywhere', maxWidth: 560 }

/** What changed, a line each; many lines fold away. */
function Changes({ lines }: { lines: readonly string[] }) {
  const say = useWords()
  const onPhone = useOnPhone()
  if (lines.length === 0) return null
  const all = (
    <Box component="ul" sx={list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
  if (!onPhone && lines.length <= AT_A_GLANCE) return all
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px` }}>
        {say('audit.changesToSee', { smart_count: lines.length })}
      </Box>
      {all}
    </details>
  )
}
