import { type ScreenName } from '../../auth/access.js'
import { type DashboardSummary } from '../../data/api-types.js'
import { daysBefore } from '../../ui/ist.js'

/** A count of the summary, the screen where it is worked off, and its address there. */
export interface SummaryEntry {
  count: Exclude<keyof DashboardSummary, 'lastBackup'>
  screen: ScreenName
  to: string
}

const YEAR_DAYS = 365

const filtered = (filter: object) => ({ filter: JSON.stringify(filter) })
/** What there is least of comes first. */
const SCARCEST = `/product-list?${new URLSearchParams({ ...filtered({ activeFlag: true }), sort: 'availableStock', order: 'ASC' })}`
const OPEN_ISSUES = `/dashboard/support?${new URLSearchParams(filtered({ status: 'Open' }))}`

/** Where each count leads. The counts know no dates, so the order lists open over a year. @param today in India */
export function summaryEntries(today: string): SummaryEntry[] {
  const orders = (deliveryStatus: string) =>
    `/assign-stock?${new URLSearchParams({ fromDate: daysBefore(today, YEAR_DAYS), toDate: today, deliveryStatus })}`
  return [
    { count: 'toPack', screen: 'stockAssign', to: orders('Pending') },
    { count: 'toShip', screen: 'stockAssign', to: orders('Packed') },
    { count: 'unpaid', screen: 'stockAssign', to: orders('Pending') },
    { count: 'lowStock', screen: 'productList', to: SCARCEST },
    { count: 'openIssues', screen: 'support', to: OPEN_ISSUES },
    { count: 'reviewsWaiting', screen: 'reviews', to: '/admin-review-approval' },
    { count: 'paymentsToLookAt', screen: 'payments', to: '/dashboard/payments' },
  ]
}
