import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { type RaRecord } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { type IssueRow } from '../../../api/api-types.js'
import { supportPath } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { STAYS } from '../../../kit/ui/use-arrival.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { IssueChoices } from './IssueChoices.js'
import { ManyComplaints } from './ManyComplaints.js'
import { ISSUE_STATUSES } from './statuses.js'

/** On a wide screen the issues stand beside the conversation. */
const sideBySide = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 7fr)' },
}

/** Its code comes beside the list's rows. */
const Conversation = lazy(async () => ({ default: (await import('./Conversation.js')).Conversation }))

/** Comes with the first chosen row. */
const AnswerMany = lazy(() => import('./AnswerMany.js').then((file) => ({ default: file.AnswerMany })))

type Row = IssueRow & RaRecord

/** What the export holds and the list may be sorted by; the screen shows choices. */
const columns: Column<Row>[] = [
  { source: 'subject', value: ({ subject }) => subject },
  { source: 'status', value: ({ status }) => status, sortable: true },
  { source: 'orderId', value: ({ orderId }) => orderId },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber },
  { source: 'lastMessage', value: ({ lastMessage }) => lastMessage?.message ?? '' },
  { source: 'unread', value: ({ unread }) => unread },
  { source: 'dueAt', value: ({ dueAt }) => dueAt ?? '', sortable: true },
  { source: 'batchNumbers', value: ({ batchNumbers }) => batchNumbers.join(', ') },
  { source: 'updatedAt', value: ({ updatedAt }) => updatedAt, sortable: true },
]

/** One choice beside "all", whatever its value is. */
const onlyChoice = (name: WordKey, value: () => unknown) => ({
  choices: [{ id: 'only', name }],
  parse: (chosen: string) => (chosen === '' ? '' : value()),
  format: (given: unknown) => (given === undefined || given === '' ? '' : 'only'),
})

const filters = [
  <FilterSelect
    key="status"
    source="status"
    choices={ISSUE_STATUSES.map((id) => ({ id, name: `status.${id}` }))}
    alwaysOn
  />,
  <FilterSelect key="unread" source="unread" {...onlyChoice('support.unreadOnly', () => true)} alwaysOn />,
  <FilterSelect
    key="dueBefore"
    source="dueBefore"
    {...onlyChoice('support.overdueOnly', () => new Date().toISOString())}
    alwaysOn
  />,
  <TextInput key="batch" source="batch" alwaysOn helperText={false} />,
  <TextInput key="orderId" source="orderId" label="lists.searchOrder" alwaysOn helperText={false} />,
]

/** @param now what should have been answered or settled before it is late */
const tabsAt = (now: string): ListTab[] => [
  { name: 'status.Open', filter: { status: 'Open' } },
  { name: 'support.overdueOnly', filter: { dueBefore: now }, anyValue: true },
  { name: 'support.unreadOnly', filter: { unread: true } },
  { name: 'lists.all', filter: {} },
]

/** Customer support: every issue, the latest news first, and the conversation about the chosen order. */
export function SupportPage() {
  const say = useWords()
  const { role } = useSession()
  const { orderId } = useParams()
  const navigate = useNavigate()
  const [goesOn, setGoesOn] = useState<string | null>(null)
  const next = (following: string) => {
    setGoesOn(following)
    void navigate(supportPath(following), { state: STAYS })
  }
  const [tabs] = useState(() => tabsAt(new Date().toISOString()))
  return (
    <Box sx={sideBySide}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <StaffList<Row>
          title="screens.support"
          resource="issues"
          sort={{ field: 'updatedAt', order: 'DESC' }}
          columns={columns}
          filters={filters}
          empty="lists.issues"
          about="about.issues"
          lead={<ManyComplaints />}
          rows={<IssueChoices chosen={orderId} />}
          tabs={tabs}
          bulk={(chosen) => <AnswerMany issues={chosen} />}
          actions={
            isAdmin(role) && (
              <Button component={Link} to="/dashboard/subscribers">
                {say('screens.subscribers')}
              </Button>
            )
          }
        />
      </Box>
      {orderId === undefined ? (
        <Typography color="text.secondary">{say('support.choose')}</Typography>
      ) : (
        <Suspense fallback={<ScreenSkeleton rows={2} height={160} />}>
          <Conversation key={orderId} orderId={orderId} writes={goesOn === orderId} onNext={next} />
        </Suspense>
      )}
    </Box>
  )
}
