import { type DashboardSummary } from '../../api/api-types.js'
import { dayInIndia } from '../../kit/ui/ist.js'
import { LOOK_AT } from '../../parts/batches/standings.js'

/** A count of the summary, and the list where it is worked off. */
export interface SummaryEntry {
  count: Exclude<
    keyof DashboardSummary,
    'lastBackup' | 'databaseDamaged' | 'lastDrill' | 'unpaidHolds' | 'nearExpiryDays'
  >
  adminsOnly?: true
  to: string
}

const filtered = (filter: object) => ({ filter: JSON.stringify(filter) })
/** What there is least of comes first. */
const SCARCEST = `/product-list?${new URLSearchParams({ ...filtered({ low: true }), sort: 'availableStock', order: 'ASC' })}`
const orders = (work: string) => `/dashboard/orders?${new URLSearchParams(filtered({ work }))}`
const batches = (filter: object) => `/stock-receipt?${new URLSearchParams(filtered(filter))}`
const OPEN_ISSUES = `/dashboard/support?${new URLSearchParams(filtered({ status: 'Open' }))}`

const overdueIssues = (dueBefore: string) =>
  `/dashboard/support?${new URLSearchParams({ ...filtered({ dueBefore }), sort: 'dueAt', order: 'ASC' })}`

/** Where each count leads: to the list of just what it counts. */
export function summaryEntries(now: Date, nearExpiryDays: number): SummaryEntry[] {
  const today = dayInIndia(now)
  return [
    { count: 'toPack', to: orders('to-pack') },
    { count: 'toShip', to: orders('to-ship') },
    { count: 'unpaid', to: orders('unpaid') },
    { count: 'courierWork', to: '/dashboard/courier' },
    { count: 'courierClaims', to: '/dashboard/courier/claims' },
    { count: 'lowStock', to: SCARCEST },
    { count: 'nearExpiry', to: batches(LOOK_AT.near(today, nearExpiryDays)) },
    { count: 'expired', to: batches(LOOK_AT.expired(today)) },
    { count: 'quarantined', to: batches(LOOK_AT.quarantined()) },
    { count: 'openIssues', to: OPEN_ISSUES },
    { count: 'issuesOverdue', to: overdueIssues(now.toISOString()) },
    { count: 'batchesWithComplaints', to: '/dashboard/support' },
    { count: 'reviewsWaiting', adminsOnly: true, to: '/admin-review-approval' },
    {
      count: 'openRecalls',
      adminsOnly: true,
      to: `/dashboard/recalls?${new URLSearchParams(filtered({ status: 'open', drill: false }))}`,
    },
    { count: 'paymentsToLookAt', adminsOnly: true, to: '/dashboard/payments' },
    { count: 'refundsToLookAt', adminsOnly: true, to: '/dashboard/refunds' },
    { count: 'payoutsToLookAt', adminsOnly: true, to: '/dashboard/payouts' },
  ]
}
