import { type Permission } from './permissions.js'

/** Which calls of a permission need the PIN again: none, those that change something, or all. */
export type PinAgain = 'never' | 'writes' | 'always'

/**
 * What needs the PIN again when staff last entered it long ago (docs/domain/people.md#the-pin-again):
 * whatever moves money, stock or prices, touches people, or reads many customers' data. Each permission has
 * a line, so a new one has to say. The two lists below name the routes that differ from their permission.
 */
export const PIN_AGAIN: Readonly<Record<Permission, PinAgain>> = {
  'account.own': 'never',
  'invoices.own': 'never',
  'shop.buy': 'never',
  'products.view': 'writes',
  'products.manage': 'writes',
  'products.reprice': 'writes',
  'outlets.view': 'writes',
  'outlets.manage': 'writes',
  'suppliers.view': 'writes',
  'suppliers.manage': 'writes',
  'stock.manage': 'writes',
  'stock.override': 'writes',
  'bom.manage': 'writes',
  'reservations.manage': 'writes',
  'trace.view': 'writes',
  'plan.view': 'writes',
  'orders.fulfil': 'writes',
  'orders.correct': 'writes',
  'orders.collect': 'writes',
  'orders.collect-online': 'writes',
  'drawer.keep': 'writes',
  'orders.export': 'always',
  'customers.view': 'writes',
  'customers.manage': 'always',
  'customers.export': 'always',
  'support.reply': 'writes',
  'reviews.moderate': 'writes',
  'subscribers.view': 'always',
  'expenses.manage': 'writes',
  'bills.manage': 'writes',
  'refunds.manage': 'writes',
  'recalls.manage': 'writes',
  'payments.review': 'writes',
  'payouts.manage': 'writes',
  'staff.manage': 'writes',
  'settings.manage': 'writes',
  'messages.manage': 'writes',
  'imports.manage': 'writes',
  'reports.money': 'writes',
  'costs.view': 'writes',
  'months.close': 'writes',
  'jobs.manage': 'writes',
  'metrics.read': 'writes',
  'approvals.view': 'never',
  'approvals.decide': 'writes',
  'dashboard.view': 'never',
}

/** Routes that need the PIN again though their permission does not say so, and why. */
export const ASKS_TOO: Readonly<Record<string, string>> = {
  'PUT /issues/:id': 'A message to a customer in the name of the shop.',
  'GET /admin/orders': 'Names and numbers of many customers.',
  'GET /orders/list': 'Names, numbers and addresses of many customers.',
  'GET /orders/Cancelled': 'Names, numbers and addresses of many customers.',
  'GET /admin/refunds': 'Names and numbers of many customers.',
  'GET /admin/refunds-watch': 'Names of many customers.',
  'GET /admin/refunds.csv': 'A file.',
  'GET /admin/courier-work': 'Names of many customers.',
  'GET /admin/courier-claims': 'Names of many customers.',
  'GET /admin/payment-reviews': 'Payments of many customers.',
  'GET /admin/packing/slips': 'Addresses of up to a hundred customers.',
  'GET /admin/packing/labels': 'Addresses of up to a hundred customers.',
  'GET /admin/handover': 'Names of many customers.',
  'GET /admin/handover/manifest': 'Names of many customers.',
  'GET /admin/packing/courier-labels': 'Addresses of up to a hundred customers.',
  'GET /issues': 'Numbers and messages of many customers.',
  'GET /admin/issues': 'Numbers and messages of many customers.',
  'GET /admin/batch-complaints/:batchNumber': 'Numbers and messages of many customers.',
  'GET /admin/reviews': 'Numbers of many customers.',
  'GET /review/pending': 'Numbers of many customers.',
  'GET /admin/messages': 'Messages to many customers.',
  'GET /admin/recalls/:id': 'Names and addresses of many customers.',
  'GET /admin/audit': 'What everybody did.',
  'GET /admin/payouts/lines.csv': 'A file.',
  'GET /admin/courier-charges/disputes.csv': 'A file.',
  'GET /admin/bills/register.csv': 'A file.',
  'GET /admin/costs/products.csv': 'A file.',
  'GET /admin/books/file': 'A file.',
  'GET /admin/books/month.zip': 'All files of a month.',
  'GET /admin/reports/hsn.csv': 'A file.',
  'GET /admin/trace.csv': 'A file.',
  'GET /admin/ledger/day-book.csv': 'A file.',
  'GET /admin/ledger/trial-balance.csv': 'A file.',
  'GET /admin/ledger/stock.csv': 'A file.',
  'GET /admin/ledger/tally-ledgers.xml': 'A file.',
  'GET /admin/ledger/tally-vouchers.xml': 'A file.',
}

/** Routes that do not need it though their permission says so, and why. */
export const ASKS_NOT: Readonly<Record<string, string>> = {
  'GET /admin/customers/counts': 'Figures, no names.',
  'POST /admin/cook-plan/check': 'It calculates and changes nothing.',
  'POST /admin/reservations/:id/receipt-preview': 'It calculates and changes nothing.',
  'POST /admin/message-templates/:event/preview': 'It calculates and changes nothing.',
  'POST /admin/landing/preview': 'It calculates and changes nothing.',
}

/** A route as the lists above name it: `GET /admin/orders/:id`. @param pattern below `/api`, or with it */
export const routeName = (method: string, pattern: string): string =>
  `${method === 'HEAD' ? 'GET' : method.toUpperCase()} ${pattern
    .replace(/^\/api(?=\/)/, '')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/(.)\/$/, '$1')}`

/** @param route as `routeName` gives it */
export function asksForPin(permission: Permission, route: string): boolean {
  if (route in ASKS_TOO) return true
  if (route in ASKS_NOT) return false
  const when = PIN_AGAIN[permission]
  return when === 'always' || (when === 'writes' && !route.startsWith('GET '))
}
