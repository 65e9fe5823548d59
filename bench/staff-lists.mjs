import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL, URLSearchParams } from 'node:url'
import { root } from '../scripts/lib/prepare.mjs'
import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 10_000)

export const title = `Every staff list by every filter and sort, first and deep pages, at ${ORDERS} orders and ${PRODUCTS} products`

const ROWS = 25
/** Each page is asked for so often. */
const REPEATS = 3
/** At the server, in milliseconds. */
const AIM_P95 = 100
/** Fifty times the order list of a shop on Vendure: 9/s with 1 s median at 100,000 orders. */
const AIM_ORDERS = { rate: 450 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

/** What each list lets the console filter and sort by, from the application itself. */
async function listRules() {
  const folder = join(root, 'backend', 'dist', 'modules')
  const files = readdirSync(folder)
    .map((name) => join(folder, name, 'http'))
    .filter((http) => existsSync(http))
    .flatMap((http) => readdirSync(http).map((file) => join(http, file)))
    .filter((file) => file.endsWith('.list-rules.js'))
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return modules.flatMap((module) => Object.values(module)).filter((rules) => rules?.resource)
}

function pathOf(resource, query) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value))
  return `/api/admin/${resource}?${search}`
}

const totalOf = ({ headers }) => Number(headers['content-range'].split('/')[1])

/** Every page that is measured of a list: without and with each filter, by each sort, both ways, at both ends. */
function* queriesOf({ filters, sorts }) {
  const filtered = [{}, ...Object.entries(filters).map(([name, { example }]) => ({ [name]: example }))]
  for (const filter of filtered)
    for (const field of Object.keys(sorts).length > 0 ? Object.keys(sorts) : ['id'])
      for (const direction of ['ASC', 'DESC']) yield { filter, sort: [field, direction] }
}

async function timed(admin, path, times) {
  const started = performance.now()
  const answer = await admin.call('GET', path)
  times.push(performance.now() - started)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function measureList(admin, rules) {
  const times = []
  let longest = 0
  let slowest = ''
  let rows = 0
  for (const query of queriesOf(rules)) {
    const first = pathOf(rules.resource, { ...query, range: [0, ROWS - 1] })
    const total = totalOf(await timed(admin, first, times))
    rows = Math.max(rows, total)
    const start = Math.max(0, Math.floor(total * 0.9))
    const deep = pathOf(rules.resource, { ...query, range: [start, start + ROWS - 1] })
    for (let turn = 0; turn < REPEATS; turn++)
      for (const path of [first, deep]) {
        await timed(admin, path, times)
        if (times.at(-1) > longest) [longest, slowest] = [times.at(-1), path]
      }
  }
  if (longest > AIM_P95)
    console.log(`slowest of ${rules.resource}: ${Math.round(longest)} ms ${decodeURIComponent(slowest)}`)
  times.sort((a, b) => a - b)
  return {
    name: `${rules.resource} (${rows.toLocaleString('en')} rows, ${times.length} pages)`,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    aims: { p95: AIM_P95 },
  }
}

export const run = () =>
  withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.3.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const rows = []
      for (const rules of await listRules()) rows.push(await measureList(admin, rules))
      const page = pathOf('orders', { sort: ['orderDate', 'DESC'], range: [0, ROWS - 1] })
      const headers = { cookie: admin.cookie }
      rows.push({
        name: 'first page of the orders, at 10 connections',
        ...(await loadBesideBare(url + page, headers)),
        aims: AIM_ORDERS,
      })
      return rows
    },
    { history: ['--orders', String(ORDERS), '--products', String(PRODUCTS)] },
  )
