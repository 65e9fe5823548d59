import { type DashboardSummary } from '../../api/api-types.js'
import { LOOK_AT } from '../../parts/batches/standings.js'

/** A count of the summary, and the list where it is worked off. */
export interface SummaryEntry {
  count: Exclude<
    keyof DashboardSummary,
    'lastBackup' | 'databaseDamaged' | 'lastDrill' | 'unpaidHolds' | 'nearExpiryDays'
  >
  adminsOnly?: true
  /** Somebody waits for an answer, or money or food is at stake: the number stands out. */
  urgent?: true
  to: string
}

const filtered = (filter: object) => ({ filter: JSON.stringify(filter) })
/** What there is least of comes first. */
const SCARCEST = `/product-list?${new URLSearchParams({ ...filtered({ low: true }), sort: 'availableStock', order: 'ASC' })}`
const orders = (work: string) => `/dashboard/orders?${new URLSearchParams(filtered({ work }))}`
const batches = (filter: object) => `/stock-receipt?${new URLSearchParams(filtered(filter))}`
const OPEN_ISSUES = `/dashboard/support?${new URLSearchParams(filtered({ status: 'Open' }))}`

/** Where each count leads, to the list of just what it counts; the most urgent first. @param today in India */
export function summaryEntries(today: string, nearExpiryDays: number): SummaryEntry[] {
  return [
    { count: 'paymentsToLookAt', urgent: true, adminsOnly: true, to: '/dashboard/payments' },
    { count: 'refundsToLookAt', urgent: true, adminsOnly: true, to: '/dashboard/refunds' },
    {
      count: 'openRecalls',
      urgent: true,
      adminsOnly: true,
      to: `/dashboard/recalls?${new URLSearchParams(filtered({ status: 'open', drill: false }))}`,
    },
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
    { count: 'payoutsToLookAt', adminsOnly: true, to: '/dashboard/payouts' },
  ]
}
