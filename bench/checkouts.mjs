import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { checkOut, fillShelves, JARS, signedIn } from './lib/checkout.mjs'
import { measure } from './lib/measure.mjs'

export const title = 'Full checkouts: add, address, quote, order, payment session, payment, webhook'

const MOST_CLIENTS = 32
/** For a closer look: BENCH_CLIENTS=8 BENCH_SECONDS=5 npm run bench checkouts */
const CLIENTS = process.env.BENCH_CLIENTS?.split(',').map(Number) ?? [1, 8, 32]
const AIM = { rate: 60, p99: 300 }
const PINS = ['500001', '560001', '600001', '400001', '110001', '530001', '517501', '641001']

/** Checks that every paid order exists and is paid once, and that stock adds up. */
async function checkBooks(url, browsers, placed) {
  const admin = new Browser(url, '10.2.0.1')
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
  const { drift } = await admin.ask('POST', '/api/stock/refresh-quantities', {})
  if (drift !== 0) throw new Error(`Stock drifted by ${drift} counters`)
  for (const [client, ids] of placed.entries()) {
    const last = ids.at(-1)
    if (!last) continue
    const { orders } = await browsers[client].ask('GET', '/api/orders')
    const order = orders.find(({ orderId }) => orderId === last)
    if (order?.paymentStatus !== 'Completed') throw new Error(`Order ${last} is ${order?.paymentStatus}`)
  }
}

export const run = () =>
  withApp(
    async ({ url, cpuSeconds }) => {
      const { products } = await new Browser(url, '10.2.0.2').ask('GET', '/api/products?materialType=FG')
      const sold = products.filter(({ availableStock }) => availableStock > JARS / 2)
      const browsers = await signedIn(url, MOST_CLIENTS)
      const placed = browsers.map(() => [])
      let nth = 0
      const work = async (client) => {
        const turn = nth++
        const { Id } = sold[turn % sold.length]
        const pin = PINS[turn % PINS.length]
        const order = await checkOut(browsers[client], { Id, pin, address: `${turn} Main Road` })
        placed[client].push(order)
      }
      const rows = []
      for (const clients of CLIENTS)
        rows.push({
          name: `${clients} ${clients === 1 ? 'client' : 'clients'}`,
          ...(await measure({ clients, work, cpuSeconds })),
          ...(clients === 8 ? { aims: AIM } : {}),
        })
      await checkBooks(url, browsers, placed)
      return rows
    },
    { fill: fillShelves },
  )
