import { withApp } from './lib/app.mjs'
import { loadBesideBare } from './lib/load.mjs'

export const title =
  'The shop’s list of 24 products, rating, stock and ingredients included, at 10 connections (aim: ten times a shop on Vendure, measured on such a machine, at any size)'

/** The demo shop has 18 that are sold; a dozen of them is the small shop. */
const SIZES = [12, 1000, 10_000]
/** Of the Vendure shop: 187/s at 1,000 variants (p99 98 ms), 39/s at 10,000. */
const AIM = { rate: 1870, p99: 98 }

/** Sent whole, as the shop asks for it: the bare endpoint beside it sends the same list as it is. */
async function wholeList(size) {
  return withApp(
    async ({ url }) => {
      const list = `${url}/api/products?materialType=FG&withReview=true&withIngrediants=true`
      const rows = []
      for (const encoding of ['identity', 'gzip', 'br'])
        rows.push({
          name: `all of ${size} products, ${encoding}`,
          ...(await loadBesideBare(list, { 'accept-encoding': encoding })),
        })
      return rows
    },
    { history: ['--products', String(size)] },
  )
}

async function atSize(size) {
  const perPage = Math.min(24, size)
  const history = size > 24 ? ['--products', String(size)] : ['--products', '0']
  return withApp(
    async ({ url }) => {
      const list = `${url}/api/products?materialType=FG&withReview=true&withIngrediants=true&perPage=${perPage}`
      const { headers } = await fetch(list)
      const unchanged = { 'if-none-match': headers.get('etag') }
      const check = await fetch(list, { headers: unchanged })
      if (check.status !== 304) throw new Error(`An unchanged list answers ${check.status}`)
      return { name: `${size.toLocaleString('en')} products`, ...(await loadBesideBare(list)), aims: AIM }
    },
    { history },
  )
}

export async function run() {
  const rows = []
  for (const size of SIZES) rows.push(await atSize(size))
  return [...rows, ...(await wholeList(200))]
}
