import { PRODUCT_LIST_RULES } from '../../../src/modules/catalog/http/products.list-rules.js'
import { BOM_LIST_RULES } from '../../../src/modules/bom/http/boms.list-rules.js'
import { EXPENSE_LIST_RULES } from '../../../src/modules/expenses/http/expenses.list-rules.js'
import { STOCK_LIST_RULES } from '../../../src/modules/inventory/http/stock.list-rules.js'
import { ORDER_LIST_RULES } from '../../../src/modules/orders/http/orders.list-rules.js'
import { OUTLET_LIST_RULES } from '../../../src/modules/outlets/http/outlets.list-rules.js'
import { RESERVATION_LIST_RULES } from '../../../src/modules/reservations/http/reservations.list-rules.js'
import { REVIEW_LIST_RULES } from '../../../src/modules/reviews/http/reviews.list-rules.js'
import { ISSUE_LIST_RULES } from '../../../src/modules/support/http/issues.list-rules.js'
import { SUBSCRIBER_LIST_RULES } from '../../../src/modules/subscriptions/http/subscribers.list-rules.js'
import { type ListRules, parseList } from '../../../src/platform/http/simple-rest.js'
import { startApp, type TestApp } from '../../support/app.js'

const LISTS: Record<string, ListRules> = {
  products: PRODUCT_LIST_RULES,
  boms: BOM_LIST_RULES,
  expenses: EXPENSE_LIST_RULES,
  stock: STOCK_LIST_RULES,
  orders: ORDER_LIST_RULES,
  outlets: OUTLET_LIST_RULES,
  reservations: RESERVATION_LIST_RULES,
  reviews: REVIEW_LIST_RULES,
  issues: ISSUE_LIST_RULES,
  subscribers: SUBSCRIBER_LIST_RULES,
}
const SORTS = Object.entries(LISTS).flatMap(([collection, rules]) =>
  Object.keys(rules.sorts).map((field) => [collection, field, rules] as const),
)
/** What staff filter by most, in the default order. */
const FILTERS = [
  ['products', { Id: 'FG-00' }],
  ['stock', { materialType: 'FG' }],
  ['stock', { product: '6740c1f2a4b5c6d7e8f90123' }],
  ['reservations', { status: 'Reserved' }],
  ['orders', { q: '9876543210' }],
  ['orders', { deliveryStatus: 'Packed' }],
  ['orders', { paymentStatus: 'Pending' }],
  ['orders', { from: '2026-11-01', to: '2026-11-30' }],
  ['reviews', { approved: null }],
  ['issues', { status: 'Open' }],
  ['subscribers', { active: true }],
  ['expenses', { from: '2026-11-01', to: '2026-11-30' }],
] as const

jest.setTimeout(60_000)
let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.close())

async function planOf(
  collection: string,
  rules: ListRules,
  query: { sort?: string; filter?: string },
): Promise<string> {
  const { filter, sort } = parseList(query, rules)
  const explained = await shop.db.collection(collection).find(filter).sort(sort).limit(25).explain()
  return JSON.stringify(explained['queryPlanner'].winningPlan)
}

it.each(SORTS)('%s by %s come in the order of an index, both ways', async (collection, field, rules) => {
  for (const direction of ['ASC', 'DESC']) {
    const plan = await planOf(collection, rules, { sort: JSON.stringify([field, direction]) })
    expect(plan).toContain('IXSCAN')
    expect(plan).not.toContain('"SORT"')
  }
})

it.each(FILTERS)('%s filtered by %j are read from an index, in order', async (collection, filter) => {
  const plan = await planOf(collection, LISTS[collection] as ListRules, { filter: JSON.stringify(filter) })
  expect(plan).toContain('IXSCAN')
  expect(plan).not.toContain('"SORT"')
})

it('would notice a sort that no index gives', async () => {
  const explained = await shop.db.collection('products').find().sort({ description: 1 }).explain()
  expect(JSON.stringify(explained['queryPlanner'].winningPlan)).toContain('"SORT"')
})
