import { ADMIN, withApp } from './lib/app.mjs'
import { filtersOf, sortsOf } from './lib/asked.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'
import { listRules, pageOf, pathOf, ROWS, withPages } from './lib/pages.mjs'
import { sumUp } from './lib/sum-up.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 2_000)
const ONLY = process.env.BENCH_LISTS?.split(',')

export const title = `Every staff list by every filter and sort, first, thousandth and last pages, and its counts, at ${ORDERS} orders and ${PRODUCTS} products`

const THOUSANDTH = 999 * ROWS
/** Fifty times the order list of a shop on Vendure: 9/s with 1 s median at 100,000 orders. */
const AIM_ORDERS = { rate: 450 }
const totalOf = ({ headers }) => Number(headers['content-range'].split('/')[1])

/** The first page of each filter and sort, the thousandth where there is one, and one near the end. */
async function pagesOf(admin, rules) {
  const paths = []
  for (const filter of filtersOf(rules)) {
    const answer = await admin.call('GET', pageOf(rules.resource, { filter }))
    if (answer.status !== 200) throw new Error(`${rules.resource}: ${JSON.stringify(answer.body)}`)
    const total = totalOf(answer)
    const firsts = new Set([0, Math.min(THOUSANDTH, total - ROWS), Math.floor(total * 0.9)])
    for (const sort of sortsOf(rules))
      for (const first of firsts) if (first >= 0) paths.push(pageOf(rules.resource, { filter, sort, first }))
  }
  return paths
}

/** The counts of a list as its tabs ask for them, eight at once at most. */
function countsOf(rules) {
  const isCounted = (filter) => {
    const [name, ...others] = Object.keys(filter)
    return name !== undefined && others.length === 0 && !rules.filters[name].isSearch
  }
  const filters = filtersOf(rules).filter(isCounted)
  const portions = []
  for (let from = 0; from < filters.length; from += 8)
    portions.push(pathOf(`${rules.resource}/counts`, { filters: filters.slice(from, from + 8) }))
  return portions
}

export const run = () =>
  withApp(
    async (app) => {
      const admin = new Browser(app.url, '10.3.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      await sumUp(admin)
      const rows = await withPages(app, admin, async (measure) => {
        const measured = []
        for (const rules of await listRules()) {
          if (ONLY && !ONLY.includes(rules.resource)) continue
          measured.push(await measure(rules.resource, await pagesOf(admin, rules)))
          if (rules.counts) measured.push(await measure(`${rules.resource}, counts`, countsOf(rules)))
        }
        return measured
      })
      if (ONLY) return rows
      const headers = { cookie: admin.cookie }
      rows.push({
        name: 'first page of the orders, at 10 connections',
        ...(await loadBesideBare(app.url + pageOf('orders'), headers)),
        aims: AIM_ORDERS,
      })
      return rows
    },
    { history: ['--orders', String(ORDERS), '--products', String(PRODUCTS)] },
  )
