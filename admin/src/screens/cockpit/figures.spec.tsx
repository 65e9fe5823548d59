import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../testing/axe.js'
import { aSession, aSummary } from '../../testing/builders.js'
import { FakeServer, ok, page } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const day = (date: string, orders: number, amount: number) => ({ day: date, orders, amount })
const report = {
  from: '2026-11-20',
  to: '2026-11-21',
  orders: 3,
  amount: 2996.5,
  delivery: 360,
  days: [day('2026-11-20', 0, 0), day('2026-11-21', 3, 2996.5)],
  products: [{ Id: 'FG-0007', name: 'CHICKEN CP_PO LOW 1kg', quantity: 1, amount: 849 }],
  others: { products: 2, quantity: 4, amount: 2147.5 },
}
const expenses = { subtotals: [{ type: 'Fuel', count: 2, amount: 1800 }], count: 2, total: 1800 }

const result = {
  month: '2026-11',
  sales: 139_250,
  delivery: 17_430,
  cancelled: 2610,
  refunds: 2540,
  unpaid: 0,
  tax: 0,
  goods: 61_240.5,
  jars: 164,
  estimatedJars: 12,
  unknownJars: 1,
  lost: 3402,
  lostJars: 7,
  fees: 3185.8,
  toldFees: 0,
  feePercent: 2,
  courier: 17_430,
  toldCourier: 12_000,
  courierInExpenses: false,
  expenses: 41_250,
  courierClaims: 0,
  result: 33_643.7,
  purchases: 48_200.5,
  receipts: 14,
}

const MONTHS = [
  { month: '2026-09', sales: 0, spent: 0, earned: 0 },
  { month: '2026-10', sales: 12_000, spent: 15_000.5, earned: -3000.5 },
  { month: '2026-11', sales: 156_680, spent: 123_036.3, earned: 33_643.7 },
]
const OUT = {
  product: { _id: 'p7', Id: 'FG-0007', name: 'CHICKEN CP_PO LOW 1kg', materialType: 'FG', priceUnit: 'PC' },
  free: 3,
  days: 4,
  on: '2026-11-25',
  coming: 10,
}
const HELD = [{ Id: 'FG-0007', name: 'CHICKEN CP_PO LOW 1kg', jars: 12, orders: 2 }]

function openCockpit(role: 'admin' | 'ops' = 'admin') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /dashboard/summary', ok(aSummary({ unpaidHolds: HELD })))
    .on('GET /admin/low-stock', ok([{ Id: 'RM-0031', name: 'Turmeric', available: 0.25, priceUnit: 'KG' }]))
    .on('GET /admin/reports/sales', ok(report))
    .on('GET /admin/reports/months', ok(MONTHS))
    .on('GET /admin/cook-plan/running-out', ok([OUT]))
    .on('GET /admin/expenses/summary', ok(expenses))
    .on('GET /admin/reports/result', ok(result))
    .listen()
  return { server, ...openConsole('/dashboard') }
}

it('shows sales by day and product and expenses by type, each drawing with its figures in words', async () => {
  const { server, person } = openCockpit()
  const byDay = within(await screen.findByRole('region', { name: 'Sales by day' }))
  const text = '₹2,996.50 in 3 orders, delivery not counted. The best day was 21 Nov 2026 with ₹2,996.50.'
  expect(byDay.getByText(text)).toBeVisible()
  const days = byDay.getByRole('slider', { name: 'Sales by day' })
  expect(days).toHaveAttribute('aria-valuetext', '21 Nov 2026: Amount ₹2,996.50')
  expect(byDay.getByRole('row', { name: '21 Nov 2026 3 ₹2,996.50', hidden: true })).toBeInTheDocument()
  const byProduct = within(screen.getByRole('region', { name: 'Top jars' }))
  expect(byProduct.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'CHICKEN CP_PO LOW 1kg 1 jar₹849.00',
    '2 others 4 jars₹2,147.50',
  ])
  expect(await screen.findByText(/^₹1,800.00 in /)).toBeVisible()
  expect(await faults()).toEqual([])
  await person.click(screen.getByRole('button', { name: '90 days' }))
  // The first of them is for the figures of this month.
  const [, first, second] = server.callsOf('GET /admin/reports/sales').map(({ query }) => query)
  expect(first?.to).toBe(second?.to)
  expect(Date.parse(String(first?.from)) - Date.parse(String(second?.from))).toBe(60 * 86_400_000)
})

it('shows what a month earned, and each line says what it is when it is tapped', async () => {
  const { server, person } = openCockpit()
  const month = within(await screen.findByRole('region', { name: 'Result of the month' }))
  expect(await month.findByText(/^₹33,643.70 in /)).toBeVisible()
  expect(month.getAllByRole('listitem').map((line) => line.querySelector('summary')?.textContent)).toEqual([
    'Sales₹1,39,250.00',
    'Delivery charged₹17,430.00',
    'Paid for orders cancelled later₹2,610.00',
    'Refunds-₹2,540.00',
    'Material of the jars sold (164 jars)-₹61,240.50',
    'Jars lost, broken or written off (7 jars)-₹3,402.00',
    'Payment fees-₹3,185.80',
    'Courier-₹17,430.00',
    'Expenses-₹41,250.00',
    undefined,
  ])
  const help = month.getByText(/^Ingredients, packaging and loss.*12 jars have no batch.*1 jar: it counts/)
  expect(help).not.toBeVisible()
  await person.click(month.getByText('Material of the jars sold (164 jars)'))
  expect(help).toBeVisible()
  const courier = month.getByText(
    /^₹12,000.00 of it by the courier’s rates.*the rest is what customers were charged/,
  )
  expect(courier).toBeInTheDocument()
  expect(month.getByText(/^Bought: ₹48,200.50 in 14 batches. It is not taken off here/)).toBeVisible()
  expect(server.callsOf('GET /admin/reports/result')[0]?.query['month']).toMatch(/^\d{4}-\d{2}$/)
  expect(await faults()).toEqual([])
})

it('compares the month with the same days of the last one, and today with the same day of last week', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true })
  const { server } = openCockpit()
  const days = [
    day('2026-10-20', 1, 500),
    day('2026-10-22', 9, 9000),
    day('2026-11-14', 2, 900),
    day('2026-11-21', 3, 2996.5),
  ]
  server.on('GET /admin/reports/sales', ok({ ...report, days }))
  const sold = (await screen.findByText('Sold in November 2026')).parentElement
  expect(sold).toHaveTextContent('₹3,896.50▲ 679 % more₹500.00 by this day of October 2026')
  const today = screen.getByText('Today', { selector: 'dt' }).parentElement
  expect(today).toHaveTextContent(
    '₹2,996.50▲ 233 % more3 orders; ₹900.00 in 2 orders on 14 Nov 2026, by midnight',
  )
  expect(screen.getByText('Left after costs').parentElement).toHaveTextContent(
    '₹33,643.70863 % of what was sold',
  )
  expect(server.callsOf('GET /admin/reports/sales')[0]?.query).toEqual({
    from: '2026-10-01',
    to: '2026-11-21',
  })
  jest.useRealTimers()
})

it('shows no row for a count of zero, and says when nothing waits', async () => {
  const { server } = openCockpit('ops')
  const none = { toPack: 0, toShip: 0, unpaid: 0, lowStock: 0, nearExpiry: 0, expired: 0 }
  server.on('GET /dashboard/summary', ok(aSummary({ ...none, openIssues: 0 })))
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  expect(waiting.getByText('Nothing waits for you.')).toBeInTheDocument()
  expect(waiting.queryByRole('listitem')).not.toBeInTheDocument()
})

it('draws sales, spent and earned in one picture, read by arrow keys and as a table', async () => {
  const { person } = openCockpit()
  const course = within(await screen.findByRole('region', { name: 'Sales, spent and earned' }))
  const months = await course.findByRole('slider', { name: 'Sales, spent and earned by month' })
  expect(months).toHaveAttribute(
    'aria-valuetext',
    'November 2026: Sales ₹1,56,680.00, Spent ₹1,23,036.30, Earned ₹33,643.70',
  )
  fireEvent.change(months, { target: { value: '0' } })
  expect(months).toHaveAttribute(
    'aria-valuetext',
    'October 2026: Sales ₹12,000.00, Spent ₹15,000.50, Earned -₹3,000.50',
  )
  // September, before the shop began, has no place.
  expect(months).toHaveAttribute('max', '1')
  await person.click(course.getByText('As a table'))
  expect(course.getByRole('row', { name: 'October 2026 ₹12,000.00 ₹15,000.50 -₹3,000.50' })).toBeVisible()
})

it('names what waits below its count, and does from there what one tap can do', async () => {
  const { server, person } = openCockpit()
  const order = { id: 'o1', _id: 'o1', orderId: 'P-7KQ4-M2XD', orderDate: '2026-11-20T19:00:00.000Z' }
  const who = { contactName: 'Lakshmi N', city: 'Hyderabad', jars: 2, finalPrice: 967.5 }
  const issue = { id: 'i1', orderId: 'P-9XW2-4ABC', subject: 'Issue for Order P-9XW2-4ABC', status: 'Open' }
  const late = { ...issue, dueAt: '2020-01-01T10:00:00.000Z' }
  server
    .on('GET /dashboard/summary', ok(aSummary({ openIssues: 1, issuesOverdue: 1 })))
    .on('GET /admin/orders', ({ query }) =>
      page('orders', query['filter'] === '{"work":"to-pack"}' ? [{ ...order, ...who }] : []),
    )
    .on('GET /admin/issues', page('issues', [late]))
    .on('PUT /admin/orders/o1/assign-by-fefo', ok({}))
    .listen()
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  const row = await waiting.findByRole('link', { name: /^Lakshmi N, Hyderabad/ })
  expect(row).toHaveAttribute('href', '/assign-stock?order=P-7KQ4-M2XD')
  expect(row).toHaveTextContent('P-7KQ4-M2XD · 2 jars · ₹967.50 · since 21 Nov 2026, 12:30 am')
  expect(await waiting.findByRole('link', { name: /^Issue for Order P-9XW2-4ABC/ })).toHaveTextContent(
    'overdue since 1 Jan 2020, 3:30 pm',
  )
  // The one open issue is the overdue one: it is not counted a second time.
  expect(waiting.queryByText('Open issues')).not.toBeInTheDocument()
  await person.click(waiting.getByRole('button', { name: 'Assign by FEFO: order P-7KQ4-M2XD' }))
  expect(await screen.findByText('Stock assigned!')).toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('says in how many days a jar runs out, and what is being made', async () => {
  openCockpit('ops')
  const out = within(await screen.findByRole('region', { name: 'Running out' }))
  expect(out.getByRole('listitem')).toHaveTextContent('3 left, about 4 days, 10 jars being made')
  expect(out.getByRole('link', { name: 'See the cook plan' })).toHaveAttribute('href', '/dashboard/cook-plan')
})

it('a new shop sees no figure that is zero', async () => {
  const { server } = openCockpit()
  server
    .on('GET /admin/reports/months', ok(MONTHS.slice(0, 1)))
    .on('GET /admin/reports/sales', ok({ ...report, days: [day('2026-11-21', 0, 0)] }))
    .on('GET /admin/cook-plan/running-out', ok([]))
    .on('GET /admin/low-stock', ok([]))
  expect(await screen.findByRole('region', { name: 'Waiting for you' })).toBeVisible()
  await waitFor(() => expect(server.callsOf('GET /admin/reports/months')).not.toEqual([]))
  for (const name of [
    'Figures',
    'Today and this month',
    'Sales, spent and earned',
    'Running out',
    'Running low',
  ])
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument())
})

it('names products that run low, each with a link', async () => {
  openCockpit()
  const low = within(await screen.findByRole('region', { name: 'Running low' }))
  expect(low.getByRole('listitem')).toHaveTextContent('Turmeric0.25 KG left')
  expect(low.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/product-list?filter='))
})

it('names jars that unpaid orders hold', async () => {
  openCockpit('ops')
  const held = within(await screen.findByRole('region', { name: 'Held by unpaid orders' }))
  expect(held.getByRole('listitem')).toHaveTextContent('CHICKEN CP_PO LOW 1kg12 jars in 2 orders')
})

it('shows no money to operations', async () => {
  const { server } = openCockpit('ops')
  expect(await screen.findByRole('region', { name: 'Running low' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Figures' })).not.toBeInTheDocument()
  expect(server.callsOf('GET /admin/reports/sales')).toEqual([])
  expect(server.callsOf('GET /admin/go-live')).toEqual([])
})

it('says before all else that the disk has damaged the database, to those who can act on it', async () => {
  const { server } = openCockpit()
  server.on('GET /dashboard/summary', ok(aSummary({ databaseDamaged: true })))
  const text = await screen.findByText(/^The disk has damaged the database\. Stop the shop soon/)
  const warning = text.closest<HTMLElement>('[role=alert]') ?? document.body
  expect(within(warning).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/dashboard/jobs')
  expect(warning.compareDocumentPosition(screen.getByRole('heading', { name: 'Waiting for you' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(await faults()).toEqual([])
})

describe('the last backup', () => {
  const HOUR_MS = 3_600_000
  const cockpitWith = (
    lastBackup: ReturnType<typeof aSummary>['lastBackup'],
    role: 'admin' | 'ops' = 'admin',
  ) => {
    const { server, person } = openCockpit(role)
    server.on('GET /dashboard/summary', ok(aSummary({ lastBackup })))
    return person
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 60_000).toISOString()

  it('is told with its age', async () => {
    cockpitWith({ at: hoursAgo(6), overdue: false, offSiteOverdue: false })
    expect(await screen.findByText('Last backup: 6 hours ago.')).toBeVisible()
  })

  it('is missed without a warning in a new shop', async () => {
    cockpitWith({ at: null, overdue: false, offSiteOverdue: false })
    expect(await screen.findByText(/^No backup yet\. One is made every night/)).toBeVisible()
  })

  it('is warned of when it is too old, with the way to why', async () => {
    cockpitWith({ at: hoursAgo(40), overdue: true, offSiteOverdue: false })
    const text = await screen.findByText(/^Last backup: 40 hours ago\. A backup is overdue\./)
    expect(text).toBeVisible()
    const warning = text.closest<HTMLElement>('[role=alert]') ?? document.body
    expect(within(warning).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/dashboard/jobs')
    expect(await faults()).toEqual([])
  })

  it('is warned of when it has not gone out of the house', async () => {
    cockpitWith({ at: hoursAgo(6), overdue: false, offSiteOverdue: true })
    expect(
      await screen.findByText(
        /^Last backup: 6 hours ago\. No backup has gone out of the house for 36 hours\./,
      ),
    ).toBeVisible()
  })

  it('is no matter of a shop on a database server, nor of operations', async () => {
    cockpitWith(null)
    expect(await screen.findByRole('region', { name: 'Running low' })).toBeVisible()
    expect(screen.queryByText(/backup/i)).not.toBeInTheDocument()
  })
})
