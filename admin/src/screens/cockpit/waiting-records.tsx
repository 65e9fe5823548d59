import './words.js'
import '../../parts/orders/words.js'
import '../../parts/packing/words.js'
import '../../parts/reviews/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useGetList, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  type Approval,
  type CourierWorkRow,
  type IssueRow,
  type OrderRow,
  type Review,
} from '../../api/api-types.js'
import { personName } from '../../api/names.js'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'
import { courierPath, orderPath, supportPath } from '../../kit/addresses/addresses.js'
import { colour, touchTarget } from '../../kit/theme/tokens.js'
import { formatDateTime, formatMoney } from '../../kit/ui/format.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useWords } from '../../kit/words/use-words.js'
import { AnswerButtons } from '../../parts/approvals/AnswerButtons.js'
import { orderKeys } from '../../parts/orders/order-cache.js'
import { DecisionButtons } from '../../parts/reviews/DecisionButtons.js'
import { type SummaryCount } from './summary.js'

/** So many are named below their count; its list has them all. */
const SHOWN = 3

/** The records behind some counts; what is not here is worked off in its list. */
export const RECORDS: Partial<Record<SummaryCount, () => ReactNode>> = {
  toPack: () => <Orders work="to-pack" act={(order) => <AssignButton order={order} />} />,
  toShip: () => <Orders work="to-ship" />,
  unpaid: () => <Orders work="unpaid" />,
  issuesOverdue: () => <Issues overdue />,
  openIssues: () => <Issues />,
  courierWork: () => <Parcels />,
  reviewsWaiting: () => <Reviews />,
  approvalsWaiting: () => <Approvals />,
}

/** The first records of a list, as the list itself reads them. */
function useFirst<Row extends RaRecord>(resource: string, filter: object, sort: string) {
  const { data = [] } = useGetList<Row>(
    resource,
    {
      filter,
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: sort, order: 'ASC' },
    },
    // The counts above tell a failure, and have the way to try again.
    { onError: () => undefined, ...LIVE },
  )
  return data
}

function Orders({ work, act }: { work: string; act?: (order: OrderRow) => ReactNode }) {
  const say = useWords()
  const orders = useFirst<OrderRow & RaRecord>('orders', { work }, 'orderDate')
  return (
    <Records>
      {orders.map((order) => (
        <Record
          key={order.id}
          to={orderPath(order.orderId)}
          name={[order.contactName, order.city].filter(Boolean).join(', ')}
          says={[
            order.orderId,
            say('waits.jars', { smart_count: order.jars }),
            formatMoney(order.finalPrice),
            say('waits.since', { at: formatDateTime(order.orderDate) }),
          ]}
          act={act?.(order)}
        />
      ))}
    </Records>
  )
}

/** Assigns the batches that expire first. What has to be asked about is asked on the page of the order. */
function AssignButton({ order: { _id, orderId } }: { order: OrderRow }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const assign = useWrite({
    failed: 'packing.fefoFailed',
    mutationFn: () => api.assignByFefo(_id, false),
    onSuccess: () => notify('orders.assigned', { type: 'success' }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['dashboard', 'summary'] })
      void queries.invalidateQueries({ queryKey: orderKeys.batches })
    },
  })
  return (
    <Button
      aria-label={say('waits.assignLabel', { orderId })}
      loading={assign.isPending}
      onClick={() => assign.mutate()}
    >
      {say('packing.fefo')}
    </Button>
  )
}

function Issues({ overdue = false }: { overdue?: boolean }) {
  const say = useWords()
  const issues = useFirst<IssueRow & RaRecord>('issues', { status: 'Open' }, 'dueAt')
  const [now] = useState(() => Date.now())
  const isLate = ({ dueAt }: IssueRow) => dueAt !== null && Date.parse(dueAt) < now
  return (
    <Records>
      {issues
        .filter((issue) => isLate(issue) === overdue)
        .map((issue) => (
          <Record
            key={issue.id}
            to={supportPath(issue.orderId)}
            name={issue.subject}
            says={
              issue.dueAt === null
                ? []
                : [say(overdue ? 'waits.overdue' : 'waits.due', { at: formatDateTime(issue.dueAt) })]
            }
          />
        ))}
    </Records>
  )
}

function Parcels() {
  const say = useWords()
  const parcels = useFirst<CourierWorkRow & RaRecord>('courier-work', {}, 'since')
  return (
    <Records>
      {parcels.map(({ id, orderId, contactName, city, kind, since }) => (
        <Record
          key={id}
          to={courierPath(orderId)}
          name={[contactName, city].filter(Boolean).join(', ')}
          says={[
            orderId,
            ...(kind ? [say(`orders.parcel_${kind}`)] : []),
            ...(since ? [say('waits.since', { at: formatDateTime(since) })] : []),
          ]}
        />
      ))}
    </Records>
  )
}

function Reviews() {
  const say = useWords()
  const queries = useQueryClient()
  // A bare null is dropped from a filter.
  const reviews = useFirst<Review & RaRecord>('reviews', { approved: [null] }, 'date')
  const decided = () => void queries.invalidateQueries({ queryKey: ['dashboard', 'summary'] })
  return (
    <Records>
      {reviews.map((review) => {
        const name = review.title
        return (
          <Record
            key={review.id}
            to="/admin-review-approval"
            name={name}
            says={[say('reviews.rating', { rating: review.rating }), review.comment]}
            act={
              <DecisionButtons
                reviews={[review]}
                approve={{ text: say('reviews.approve'), label: say('waits.approveLabel', { name }) }}
                reject={{ text: say('reviews.reject'), label: say('waits.rejectLabel', { name }) }}
                onDecided={decided}
              />
            }
          />
        )
      })}
    </Records>
  )
}

function Approvals() {
  const say = useWords()
  const approvals = useFirst<Approval & RaRecord>('approvals', { status: 'waiting' }, 'askedAt')
  return (
    <Records>
      {approvals.map((approval) => (
        <Record
          key={approval.id}
          to={approval.link}
          name={approval.what}
          says={[
            ...(approval.value === null ? [] : [formatMoney(approval.value)]),
            say('approvals.asks', { by: personName(approval.askedBy) }),
            say('approvals.until', { at: formatDateTime(approval.expiresAt) }),
          ]}
          act={<AnswerButtons approval={approval} />}
        />
      ))}
    </Records>
  )
}

function Records({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 2, sm: '60px' }, pr: 2, pb: 1 }}>
      {children}
    </Box>
  )
}

const record = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: touchTarget,
  '& + li': { borderTop: `1px solid ${colour.stone}` },
}
const wayIn = {
  flex: '1 1 220px',
  minWidth: 0,
  py: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover > :first-of-type': { textDecoration: 'underline' },
}

interface RecordProps {
  to: string
  name: string
  /** What else there is to know. */
  says: readonly string[]
  /** What can be done from here. */
  act?: ReactNode
}

function Record({ to, name, says, act }: RecordProps) {
  return (
    <Box component="li" sx={record}>
      <Box component={Link} to={to} sx={wayIn}>
        <Box component="span" sx={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 14, color: colour.muted, overflowWrap: 'anywhere' }}
        >
          {says.join(' · ')}
        </Box>
      </Box>
      {act}
    </Box>
  )
}
