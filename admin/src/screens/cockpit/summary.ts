import { type DashboardSummary } from '../../api/api-types.js'
import { LOOK_AT } from '../../parts/batches/standings.js'
import { type ScreenName } from '../../session/access.js'

/** A count of the summary, the screen where it is worked off, and its address there. */
export interface SummaryEntry {
  count: Exclude<
    keyof DashboardSummary,
    'lastBackup' | 'databaseDamaged' | 'lastDrill' | 'unpaidHolds' | 'nearExpiryDays'
  >
  screen: ScreenName
  to: string
}

const filtered = (filter: object) => ({ filter: JSON.stringify(filter) })
/** What there is least of comes first. */
const SCARCEST = `/product-list?${new URLSearchParams({ ...filtered({ low: true }), sort: 'availableStock', order: 'ASC' })}`
const orders = (work: string) => `/dashboard/orders?${new URLSearchParams(filtered({ work }))}`
const batches = (filter: object) => `/stock-receipt?${new URLSearchParams(filtered(filter))}`
const OPEN_ISSUES = `/dashboard/support?${new URLSearchParams(filtered({ status: 'Open' }))}`

/** Where each count leads: to the list of just what it counts. @param today in India */
export function summaryEntries(today: string, nearExpiryDays: number): SummaryEntry[] {
  return [
    { count: 'toPack', screen: 'orders', to: orders('to-pack') },
    { count: 'toShip', screen: 'orders', to: orders('to-ship') },
    { count: 'unpaid', screen: 'orders', to: orders('unpaid') },
    { count: 'courierWork', screen: 'courier', to: '/dashboard/courier' },
    { count: 'courierClaims', screen: 'courier', to: '/dashboard/courier/claims' },
    { count: 'lowStock', screen: 'productList', to: SCARCEST },
    { count: 'nearExpiry', screen: 'stockReceipt', to: batches(LOOK_AT.near(today, nearExpiryDays)) },
    { count: 'expired', screen: 'stockReceipt', to: batches(LOOK_AT.expired(today)) },
    { count: 'quarantined', screen: 'stockReceipt', to: batches(LOOK_AT.quarantined()) },
    { count: 'openIssues', screen: 'support', to: OPEN_ISSUES },
    { count: 'reviewsWaiting', screen: 'reviews', to: '/admin-review-approval' },
    {
      count: 'openRecalls',
      screen: 'recalls',
      to: `/dashboard/recalls?${new URLSearchParams(filtered({ status: 'open', drill: false }))}`,
    },
    { count: 'paymentsToLookAt', screen: 'payments', to: '/dashboard/payments' },
    { count: 'refundsToLookAt', screen: 'refunds', to: '/dashboard/refunds' },
    { count: 'payoutsToLookAt', screen: 'payouts', to: '/dashboard/payouts' },
  ]
}
