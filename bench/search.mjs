import { URLSearchParams } from 'node:url'
import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)

export const title = `Search among ${ORDERS} orders: names, places, ends of numbers, batches, in any order`

const ROWS = 25
const ROUNDS = 12
/** Milliseconds at the server: a staff member types while a customer waits on the phone. */
const AIM = { p95: 50 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

const pathOf = (filter) =>
  `/api/admin/orders?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(['orderDate', 'DESC']),
    range: JSON.stringify([0, ROWS - 1]),
  })}`

/** Search texts, from the rarest word to one that a fifth of all orders have. */
const KINDS = {
  'a whole number': ({ mobileNumber }) => mobileNumber,
  'the last four of a number': ({ mobileNumber }) => mobileNumber.slice(-4),
  'the last six of a number and a name': ({ mobileNumber, contactName }) =>
    `${contactName.split(' ')[0]} ${mobileNumber.slice(-6)}`,
  'a waybill': ({ waybill }) => waybill,
  'an id without its dashes': ({ orderId }) => orderId.replaceAll('-', '').toLowerCase(),
  'a whole name': ({ contactName }) => contactName,
  'a name and a place, turned around': ({ contactName, city }) =>
    `${city.slice(0, 5)} ${contactName.split(' ').toReversed().join(' ')}`,
  'a surname': ({ contactName }) => contactName.split(' ').at(-1),
  'a place': ({ city }) => city,
  'two places, which no order has': () => 'hyderabad kochi',
  nobody: () => 'zzyzx',
}

async function timed(admin, name, queries) {
  const times = []
  for (const q of queries) {
    const started = performance.now()
    const { status, body } = await admin.call('GET', pathOf({ q }))
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${q}: ${status} ${JSON.stringify(body)}`)
  }
  return { row: { name, ...summary(times) }, times }
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) }
}

/** Orders from all ages of the shop. */
async function samples(admin) {
  const found = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    const at = Math.floor((ORDERS * (turn + 0.5)) / ROUNDS)
    const query = new URLSearchParams({ range: JSON.stringify([at, at]) })
    const [row] = await admin.ask('GET', `/api/admin/orders?${query}`)
    found.push(row)
  }
  return found
}

export const run = () =>
  withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.5.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const orders = await samples(admin)
      await timed(admin, 'warm up', ['lakshmi', 'rao'])
      const rows = []
      for (const [name, typed] of Object.entries(KINDS))
        rows.push(await timed(admin, name, orders.map(typed).filter(Boolean)))
      const all = rows.flatMap(({ times }) => times)
      const answered = rows.map(({ row }) => row)
      answered.push({ name: 'all of these', ...summary(all), aims: AIM })
      const q = KINDS['the last six of a number and a name'](orders[0])
      const beside = await loadBesideBare(url + pathOf({ q }), { cookie: admin.cookie })
      answered.push({ name: 'a name and the end of a number, at 10 connections', ...beside })
      return answered
    },
    { history: ['--orders', String(ORDERS)] },
  )
