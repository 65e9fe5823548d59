import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../support/people.js'
import { test } from '../support/test.js'
import { sidewaysScroll, violations } from '../support/violations.js'
import { atEachWidth, picture } from './album.js'

/** Every screen of the console that has an address of its own (admin/src/app/screens.ts), by the name of its picture. */
const SCREENS: Record<string, string> = {
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
  products: '/product-list',
  'product-entry': '/product-entry',
  employees: '/dashboard/employees',
  'employee-new': '/dashboard/employees/create',
  messages: '/dashboard/messages',
  templates: '/dashboard/messages/templates',
  template: '/dashboard/messages/templates/orderPlaced',
  settings: '/dashboard/settings',
  'settings-history': '/dashboard/settings/history',
  import: '/dashboard/import',
  jobs: '/dashboard/jobs',
  audit: '/dashboard/audit',
  sessions: '/dashboard/sessions',
  subscribers: '/dashboard/subscribers',
  unknown: '/dashboard/nothing-here',
}

interface Row {
  id: string
  orderId?: string
  reservationId?: string
  batchNumber?: string
}

/** The page of the first record of each list. */
async function records(page: Page): Promise<Record<string, string>> {
  const first = async (path: string, within?: string): Promise<Row> => {
    const answer = (await (await page.request.get(`/api/${path}`)).json()) as Row[] | Record<string, Row[]>
    const [row] = (within ? (answer as Record<string, Row[]>)[within] : (answer as Row[])) ?? []
    return row ?? { id: 'none' }
  }
  const order = await first('admin/orders')
  const run = await first('admin/reservations')
  const batch = await first('stock', 'stockEntries')
  return {
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

/** What is wrong with a screen, told at the end: one that is not sound would hide all after it. */
async function faultsOf(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page)
  return [...(await violations(page)), ...(sideways > 0 ? [`${sideways} px too wide`] : [])]
}

test('every screen of the console, light and dark', async ({ page }) => {
  test.setTimeout(3_600_000)
  await signInAsAdmin(page.request)
  const only = process.env['ONLY']?.split(',')
  const faults: Record<string, string[]> = {}
  for (const [name, path] of Object.entries({ ...SCREENS, ...(await records(page)) })) {
    if (only && !only.includes(name)) continue
    await page.goto(path)
    await expect(page.locator('#content')).toBeVisible()
    await atEachWidth(page, async (width) => {
      const found = await faultsOf(page)
      if (found.length > 0) faults[`${name} ${width}`] = found
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-look', colorScheme)
        await picture(page, `console-${name}-${width}-${colorScheme}`)
      }
    })
  }
  expect(faults).toEqual({})
})
