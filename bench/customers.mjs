import { URLSearchParams } from 'node:url'
import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)

export const title = `Customers of ${ORDERS} orders: lists by every filter and sort, searches, counts, pages`

const ROWS = 25
/** Each question is asked so often. */
const REPEATS = 4
/** At the server, in milliseconds. */
const AIM = { p95: 50 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

function summary(name, times, aims = AIM) {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    name,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    aims,
  }
}

const pathOf = ({ filter = {}, sort = ['lastOrderAt', 'DESC'], first = 0 } = {}) =>
  `/api/admin/customers?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([first, first + ROWS - 1]),
  })}`

async function timed(admin, name, paths) {
  const times = []
  for (let turn = 0; turn < REPEATS; turn++)
    for (const path of paths) {
      const started = performance.now()
      const { status, body } = await admin.call('GET', path)
      times.push(performance.now() - started)
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    }
  return summary(name, times)
}

/** All customers, as the jobs make them after an update. @returns how long it took, in milliseconds */
async function sumUp(admin) {
  const started = performance.now()
  for (;;) {
    const { lastRun } = await admin.ask('POST', '/api/admin/jobs/customers.sum-up/run', {})
    if (!lastRun.ok) throw new Error('The customers could not be summed up')
    if (lastRun.counts.customers === 0) return performance.now() - started
  }
}

export const run = () =>
  withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.6.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const took = await sumUp(admin)
      const counts = await admin.ask('GET', '/api/admin/customers/counts')
      console.log(`${counts.customers} customers were summed up in ${(took / 1000).toFixed(1)} s`)
      const some = await admin.ask('GET', pathOf())
      const deep = Math.floor(counts.customers * 0.9)
      const sorts = ['lastOrderAt', 'name', 'orders', 'spent', 'average'].flatMap((field) => [
        [field, 'ASC'],
        [field, 'DESC'],
      ])
      const filters = [
        { standing: 'regular' },
        { standing: ['new', 'returning'] },
        { hasOpenIssue: true },
        { lastOrderTo: counts.silentTo },
      ]
      const typed = [
        ...some
          .slice(0, 8)
          .flatMap(({ name, mobileNumber, city }) => [
            name,
            mobileNumber.slice(-4),
            `${city.slice(0, 4)} ${name.split(' ').at(-1)}`,
          ]),
        'rao',
        'hyderabad',
        'zzyzx',
      ]
      const rows = [
        await timed(
          admin,
          'by every sort, first and deep',
          sorts.flatMap((sort) => [pathOf({ sort }), pathOf({ sort, first: deep })]),
        ),
        await timed(
          admin,
          'by every filter and sort',
          filters.flatMap((filter) => sorts.map((sort) => pathOf({ filter, sort }))),
        ),
        await timed(
          admin,
          'searches',
          typed.map((q) => pathOf({ filter: { q } })),
        ),
        await timed(admin, 'how many of which kind', ['/api/admin/customers/counts']),
        await timed(
          admin,
          'the page of a customer',
          some.map(({ id }) => `/api/admin/customers/${id}`),
        ),
      ]
      const beside = await loadBesideBare(url + pathOf(), { cookie: admin.cookie })
      return [...rows, { name: 'the first page, at 10 connections', ...beside }]
    },
    { history: ['--orders', String(ORDERS)] },
  )
