import { type APIRequestContext } from '@playwright/test'

/** Every screen of the console that has an address of its own (admin/src/app/screens.ts), by the name of its picture. */
const SCREENS = {
  cockpit: '/dashboard',
  orders: '/dashboard/orders',
  'assign-stock': '/assign-stock',
  packing: '/dashboard/packing',
  desk: '/dashboard/desk',
  drawer: '/dashboard/drawer',
  courier: '/dashboard/courier',
  'courier-claims': '/dashboard/courier/claims',
  customers: '/dashboard/customers',
  support: '/dashboard/support',
  reviews: '/admin-review-approval',
  'cook-plan': '/dashboard/cook-plan',
  runs: '/reservation-list',
  'run-entry': '/reservations',
  bom: '/bom',
  stock: '/stock-receipt',
  'stock-made': '/stock-receipt/fg',
  'stock-refresh': '/stock-receipt/refresh',
  counts: '/dashboard/count',
  trace: '/dashboard/trace',
  recalls: '/dashboard/recalls',
  'recall-new': '/dashboard/recalls/new',
  suppliers: '/dashboard/suppliers',
  outlets: '/outlet-list',
  expenses: '/expenses',
  refunds: '/dashboard/refunds',
  payments: '/dashboard/payments',
  payouts: '/dashboard/payouts',
  'payouts-import': '/dashboard/payouts/import',
  costs: '/dashboard/costs',
  books: '/dashboard/books',
  products: '/product-list',
  'product-entry': '/product-entry',
  variants: '/dashboard/variants?type=CHICKEN',
  prices: '/dashboard/variants?type=all',
  employees: '/dashboard/employees',
  'employee-new': '/dashboard/employees/create',
  messages: '/dashboard/messages',
  templates: '/dashboard/messages/templates',
  template: '/dashboard/messages/templates/orderPlaced',
  landing: '/dashboard/landing',
  settings: '/dashboard/settings',
  'settings-catalogue': '/dashboard/settings/catalogue',
  'settings-labels': '/dashboard/settings/labels',
  'settings-history': '/dashboard/settings/history',
  import: '/dashboard/import',
  jobs: '/dashboard/jobs',
  audit: '/dashboard/audit',
  sessions: '/dashboard/sessions',
  subscribers: '/dashboard/subscribers',
  unknown: '/dashboard/nothing-here',
}

type RecordName =
  | 'order'
  | 'order-pack'
  | 'order-support'
  | 'customer'
  | 'run'
  | 'run-edit'
  | 'batch'
  | 'batch-usage'
  | 'batch-trace'
  | 'supplier'
  | 'employee'
  | 'message'
export type ScreenName = keyof typeof SCREENS | RecordName

interface Row {
  id: string
  orderId?: string
  reservationId?: string
  batchNumber?: string
}

/** The addresses of the console's screens, by name: those above, and the page of the first record of each list. */
export async function consoleScreens(request: APIRequestContext): Promise<Record<ScreenName, string>> {
  const first = async (path: string, within?: string): Promise<Row> => {
    const answer = (await (await request.get(`/api/${path}`)).json()) as Row[] | Record<string, Row[]>
    const [row] = (within ? (answer as Record<string, Row[]>)[within] : (answer as Row[])) ?? []
    return row ?? { id: 'none' }
  }
  const order = await first('admin/orders')
  const run = await first('admin/reservations')
  const batch = await first('stock', 'stockEntries')
  return {
    ...SCREENS,
    order: `/assign-stock?order=${order.orderId}`,
    'order-pack': `/dashboard/packing/${order.orderId}`,
    'order-support': `/dashboard/support/${order.orderId}`,
    customer: `/dashboard/customers/${(await first('admin/customers')).id}`,
    run: `/dashboard/runs/${run.reservationId}`,
    'run-edit': `/reservations?id=${run.reservationId}`,
    batch: `/stock-receipt/${batch.batchNumber}`,
    'batch-usage': `/stock-usage?stock=${batch.id}`,
    'batch-trace': `/dashboard/trace?batch=${batch.batchNumber}`,
    supplier: `/dashboard/suppliers/${(await first('admin/suppliers')).id}`,
    employee: `/dashboard/employees/${(await first('admin/employees')).id}`,
    message: `/dashboard/messages/${(await first('admin/messages')).id}`,
  }
}
