import '../../../parts/reviews/words.js'
import { type RaRecord } from 'react-admin'
import { type Review } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect } from '../../../kit/lists/filters.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { approvalOf, APPROVALS } from './approval.js'
import { ReviewCards } from './ReviewCards.js'

type Row = Review & RaRecord

/** What the export holds; the screen shows cards. */
const columns = (say: Say): Column<Row>[] => [
  { source: 'name', value: ({ title }) => title },
  { source: 'price', value: ({ price }) => price },
  { source: 'rating', value: ({ rating }) => rating },
  { source: 'comment', value: ({ comment }) => comment },
  { source: 'approved', value: (review) => say(`status.${approvalOf(review)}`) },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber },
  { source: 'reason', value: ({ reason }) => reason },
  { source: 'answer', value: ({ answer }) => answer?.text ?? '' },
  { source: 'orderId', value: ({ order }) => order.orderId },
  { source: 'orderDate', value: ({ order }) => order.orderDate },
  { source: 'date', value: ({ date }) => date, sortable: true },
]

/** On the wire an approval is null, true or false; in a list, since react-admin drops a bare null. */
const onTheWire: Record<string, [boolean | null]> = { Pending: [null], Approved: [true], Rejected: [false] }
const waiting = { approved: onTheWire.Pending }

const nameOnTheWire = (value: unknown) =>
  APPROVALS.find((name) => JSON.stringify(onTheWire[name]) === JSON.stringify(value)) ?? ''

const filters = [
  <FilterSelect
    key="approved"
    source="approved"
    choices={APPROVALS.map((id) => ({ id, name: `status.${id}` }))}
    parse={(name: string) => onTheWire[name] ?? ''}
    format={nameOnTheWire}
    alwaysOn
  />,
]

const tabs: ListTab[] = [
  ...APPROVALS.map((name): ListTab => ({ name: `status.${name}`, filter: { approved: onTheWire[name] } })),
  { name: 'lists.all', filter: {} },
]

/** /admin-review-approval: by default those that wait, the oldest first. */
export function ReviewList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="reviews.title"
      resource="reviews"
      sort={{ field: 'date', order: 'ASC' }}
      columns={columns(say)}
      filters={filters}
      defaultFilters={waiting}
      tabs={tabs}
      empty="lists.reviews"
      about="about.reviews"
      loading="reviews.loading"
      failed="reviews.failed"
      rows={<ReviewCards />}
    />
  )
}
