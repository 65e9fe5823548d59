import type { RoomName } from '../../auth/access.js'
import type { DashboardSummary } from '../../data/api-types.js'
import { daysBefore } from '../../ui/ist.js'

/** A count of the summary, the room where it is worked off, and its address there. */
export interface SummaryEntry {
  count: keyof DashboardSummary
  room: RoomName
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
    { count: 'toPack', room: 'stockAssign', to: orders('Pending') },
    { count: 'toShip', room: 'stockAssign', to: orders('Packed') },
    { count: 'unpaid', room: 'stockAssign', to: orders('Pending') },
    { count: 'lowStock', room: 'productList', to: SCARCEST },
    { count: 'openIssues', room: 'support', to: OPEN_ISSUES },
    { count: 'reviewsWaiting', room: 'reviews', to: '/admin-review-approval' },
    { count: 'paymentsToLookAt', room: 'payments', to: '/dashboard/payments' },
  ]
}
