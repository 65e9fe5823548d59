import { type DashboardSummary } from '../../api/api-types.js'
import { WAITING_FOR_YES } from '../../kit/addresses/addresses.js'
import { dayInIndia } from '../../kit/ui/ist.js'
import { LOOK_AT } from '../../parts/batches/standings.js'

export type SummaryCount = Exclude<
  keyof DashboardSummary,
  'lastBackup' | 'databaseDamaged' | 'lastDrill' | 'unpaidHolds' | 'nearExpiryDays'
>

/** A count of the summary, and the list where it is worked off. */
export interface SummaryEntry {
  count: SummaryCount
  adminsOnly?: true
  /** A person waits, or money or food is at stake: the number is highlighted. */
  urgent?: true
  to: string
}

const filtered = (filter: object) => ({ filter: JSON.stringify(filter) })
/** What there is least of comes first. */
const SCARCEST = `/product-list?${new URLSearchParams({ ...filtered({ low: true }), sort: 'availableStock', order: 'ASC' })}`
const orders = (work: string) => `/dashboard/orders?${new URLSearchParams(filtered({ work }))}`
const batches = (filter: object) => `/stock-receipt?${new URLSearchParams(filtered(filter))}`
const OPEN_ISSUES = `/dashboard/support?${new URLSearchParams(filtered({ status: 'Open' }))}`

/** Those that were overdue when the cockpit was opened; the longest waiting first. */
const overdueIssues = (dueBefore: string) =>
  `/dashboard/support?${new URLSearchParams({ ...filtered({ dueBefore }), sort: 'dueAt', order: 'ASC' })}`

/** Where each count leads, to the list of just what it counts; the most urgent first. */
export function summaryEntries(now: Date, nearExpiryDays: number): SummaryEntry[] {
  const today = dayInIndia(now)
  return [
    { count: 'paymentsToLookAt', urgent: true, adminsOnly: true, to: '/dashboard/payments' },
    { count: 'refundsToLookAt', urgent: true, adminsOnly: true, to: '/dashboard/refunds' },
    {
      count: 'openRecalls',
      urgent: true,
      adminsOnly: true,
      to: `/dashboard/recalls?${new URLSearchParams(filtered({ status: 'open', drill: false }))}`,
    },
    {
      count: 'approvalsWaiting',
      urgent: true,
      adminsOnly: true,
      to: WAITING_FOR_YES,
    },
    { count: 'batchesWithComplaints', urgent: true, to: '/dashboard/support' },
    { count: 'issuesOverdue', urgent: true, to: overdueIssues(now.toISOString()) },
    { count: 'openIssues', urgent: true, to: OPEN_ISSUES },
    { count: 'courierWork', urgent: true, to: '/dashboard/courier' },
    { count: 'toPack', to: orders('to-pack') },
    { count: 'toShip', to: orders('to-ship') },
    { count: 'expired', urgent: true, to: batches(LOOK_AT.expired(today)) },
    { count: 'lowStock', to: SCARCEST },
    { count: 'nearExpiry', to: batches(LOOK_AT.near(today, nearExpiryDays)) },
    { count: 'quarantined', to: batches(LOOK_AT.quarantined()) },
    { count: 'reviewsWaiting', adminsOnly: true, to: '/admin-review-approval' },
    { count: 'messagesToLookAt', adminsOnly: true, to: '/dashboard/messages' },
    { count: 'unpaid', to: orders('unpaid') },
    { count: 'courierClaims', to: '/dashboard/courier/claims' },
    {
      count: 'billsDue',
      adminsOnly: true,
      to: `/dashboard/bills?${new URLSearchParams({ ...filtered({ state: 'open', dueBy: today }), sort: 'dueDay', order: 'ASC' })}`,
    },
    { count: 'payoutsToLookAt', adminsOnly: true, to: '/dashboard/payouts' },
  ]
}
