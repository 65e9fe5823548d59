import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'
import { pageOf, withPages } from './lib/pages.mjs'
import { sumUp } from './lib/sum-up.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)

export const title = `Customers of ${ORDERS} orders: searches, counts and pages of one; the list's filters and sorts are in staff-lists`

const typedOf = (customers) => [
  ...customers.flatMap(({ name, mobileNumber, city }) => [
    name,
    mobileNumber.slice(-4),
    `${city.slice(0, 4)} ${name.split(' ').at(-1)}`,
  ]),
  'rao',
  'hyderabad',
  'zzyzx',
]

export const run = () =>
  withApp(
    async (app) => {
      const admin = new Browser(app.url, '10.6.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const took = await sumUp(admin)
      const counts = await admin.ask('GET', '/api/admin/customers/counts')
      console.log(`${counts.customers} customers were summed up in ${(took / 1000).toFixed(1)} s`)
      const some = await admin.ask('GET', pageOf('customers'))
      const searches = typedOf(some.slice(0, 8)).map((q) => pageOf('customers', { filter: { q } }))
      const rows = await withPages(app, admin, async (measure) => [
        await measure('searches', searches),
        await measure('how many of which kind', ['/api/admin/customers/counts']),
        await measure(
          'the page of a customer',
          some.map(({ id }) => `/api/admin/customers/${id}`),
        ),
      ])
      const beside = await loadBesideBare(app.url + pageOf('customers'), { cookie: admin.cookie })
      return [...rows, { name: 'the first page, at 10 connections', ...beside }]
    },
    { history: ['--orders', String(ORDERS)] },
  )
