import '../../../parts/approvals/words.js'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Approval } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { AnswerButtons } from '../../../parts/approvals/AnswerButtons.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'

type Row = Approval & RaRecord

const STATUSES = [
  { id: 'waiting', name: 'approvals.waiting' },
  { id: 'approved', name: 'approvals.statusApproved' },
  { id: 'refused', name: 'approvals.statusRefused' },
  { id: 'expired', name: 'approvals.expired' },
] as const

function outcomeOf(say: Say, { status, reason }: Row): string {
  const word = say(STATUSES.find(({ id }) => id === status)?.name ?? 'approvals.waiting')
  return reason ? `${word}: ${reason}` : word
}

const columns = (say: Say, decides: boolean): Column<Row>[] => [
  {
    source: 'what',
    value: ({ what }) => what,
    show: ({ what, link }) => (
      <TapLink component={Link} to={link}>
        {what}
      </TapLink>
    ),
    long: true,
  },
  // Packers do not read what goods cost.
  ...(decides
    ? [
        {
          source: 'value',
          value: ({ value }: Row) => value ?? '',
          show: ({ value }: Row) => (value === null ? '' : formatMoney(value)),
          numeric: true,
          card: 'plain' as const,
        },
      ]
    : []),
  { source: 'askedBy', value: ({ askedBy }) => personName(askedBy) },
  {
    source: 'askedAt',
    value: ({ askedAt }) => askedAt,
    show: ({ askedAt }) => formatDateTime(askedAt),
    sortable: true,
  },
  { source: 'status', value: (row) => outcomeOf(say, row), card: 'side' },
  { source: 'decidedBy', value: ({ decidedBy }) => (decidedBy ? personName(decidedBy) : '') },
  ...(decides
    ? [
        {
          source: 'answer',
          value: () => null,
          show: (row: Row) => (row.status === 'waiting' ? <AnswerButtons approval={row} /> : null),
          card: 'below' as const,
          screenOnly: true,
        },
      ]
    : []),
]

const filters = [<FilterSelect key="status" source="status" choices={[...STATUSES]} alwaysOn />]

/** What waits for the owner's yes, and how it ended; packers see what they asked for. */
export function ApprovalList() {
  const say = useWords()
  const { role } = useSession()
  return (
    <StaffList<Row>
      title="screens.approvals"
      resource="approvals"
      sort={{ field: 'askedAt', order: 'DESC' }}
      columns={columns(say, isAdmin(role))}
      filters={filters}
      empty="approvals.empty"
      about="about.approvals"
    />
  )
}
