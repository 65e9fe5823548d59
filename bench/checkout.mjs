import { ADMIN, withApp, withCountedApp, withEngine } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { CALLS, checkOut, fillShelves, JARS, signedIn, withProvider } from './lib/checkout.mjs'
import { withBare } from './lib/load.mjs'
import { measure, median } from './lib/measure.mjs'

export const title =
  'Full checkouts: add, address, cart, charge, order, payment session, event of the provider, return'

const MOST_CLIENTS = 32
/** For a closer look: BENCH_CLIENTS=8 BENCH_SECONDS=5 npm run bench checkout */
const CLIENTS = process.env.BENCH_CLIENTS?.split(',').map(Number) ?? [1, 8, 32]
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const AIM = { rate: 60, p99: 300 }
const PINS = ['500001', '560001', '600001', '400001', '110001', '530001', '517501', '641001']
/** Two commits take turns, since a machine's speed drifts. */
const TURNS = 4
/** Customers who do each call together, and how often, so that its processor time can be told. */
const TOGETHER = 32
const REPEATS = 6
const LANES = 4
/** A small answer, and so many of them. */
const BARE = Buffer.from(JSON.stringify({ text: 'x'.repeat(500) }))
const SMALL_ASKS = 3_000
/** What was begun for a call and does not keep it waiting, such as the log of changes, is written by then. */
const SETTLED_MS = 400

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
/** Nothing but checkouts: no job and no message, whose providers are sandboxes in the same process. */
const QUIET = { JOBS: 'off' }

/** Customers of a shop who check out again and again, each with another jar and place. */
class Shoppers {
  #nth = 0
  placed = []

  constructor(app, provider, browsers, sold) {
    this.app = app
    this.provider = provider
    this.browsers = browsers
    this.sold = sold
  }

  /** @param {{ count: number, jars: number }} some how many customers, of products of which more than so many jars are there */
  static async of(app, provider, { count, jars }) {
    const { products } = await new Browser(app.url, '10.2.0.2').ask('GET', '/api/products?materialType=FG')
    const sold = products.filter(({ availableStock }) => availableStock > jars)
    return new Shoppers(app, provider, await signedIn(app.url, count), sold)
  }

  way(client) {
    const turn = this.#nth++
    const [{ Id }, pin] = [this.sold[turn % this.sold.length], PINS[turn % PINS.length]]
    const { browsers, provider } = this
    return { browser: browsers[client], provider, Id, pin, address: `${turn} Main Road` }
  }

  measure(clients, seconds) {
    const work = async (client) => {
      this.placed[client] = await checkOut(this.way(client))
    }
    return measure({ clients, work, seconds, cpuSeconds: this.app.cpuSeconds })
  }

  /** Checks that the last order of each customer is paid, and that stock adds up. */
  async checkBooks() {
    const admin = new Browser(this.app.url, '10.2.0.1')
    await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    const { drift } = await admin.ask('POST', '/api/stock/refresh-quantities', {})
    if (drift !== 0) throw new Error(`Stock drifted by ${drift} counters`)
    for (const [client, last] of this.placed.entries()) {
      if (!last) continue
      const { orders } = await this.browsers[client].ask('GET', '/api/orders')
      const order = orders.find(({ orderId }) => orderId === last)
      if (order?.paymentStatus !== 'Completed') throw new Error(`Order ${last} is ${order?.paymentStatus}`)
    }
  }

  /** Asks each call of a checkout for `count` customers, `lanes` at a time, and tells `read` after each. */
  async callByCall({ count, lanes }, read) {
    const ways = Array.from({ length: count }, (_, client) => this.way(client))
    for (const { name, ask } of CALLS) {
      const waiting = [...ways]
      const lane = async () => {
        for (let way = waiting.shift(); way; way = waiting.shift()) await ask(way)
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      await settled()
      await read(name)
    }
  }
}

/** The processor time of each call, in milliseconds. */
async function callCosts(shoppers) {
  const { cpuSeconds } = shoppers.app
  const costs = new Map(CALLS.map(({ name }) => [name, 0]))
  for (let turn = 0; turn < REPEATS; turn++) {
    let before = cpuSeconds()
    await shoppers.callByCall({ count: TOGETHER, lanes: LANES }, (name) => {
      const now = cpuSeconds()
      costs.set(name, costs.get(name) + now - before)
      before = now
    })
  }
  return new Map([...costs].map(([name, seconds]) => [name, (seconds * 1000) / (REPEATS * TOGETHER)]))
}

/** The database commands of each call of one checkout: how often each of them was sent. */
const callCommands = (environment, code) =>
  withCountedApp(
    async (app) => {
      const shoppers = await Shoppers.of(app, environment.CASHFREE_BASE_URL, { count: 1, jars: PINS.length })
      // What is read once in a while, such as the courier's answers, is there from the first checkouts on.
      for (let turn = 0; turn < PINS.length; turn++) await checkOut(shoppers.way(0))
      await settled()
      await app.told()
      const commands = new Map()
      await shoppers.callByCall({ count: 1, lanes: 1 }, async (name) => commands.set(name, await app.told()))
      return commands
    },
    { environment: { ...QUIET, ...environment }, code },
  )

const sum = (values) => [...values].reduce((total, value) => total + value, 0)

/** @returns rows of the calls and of a whole checkout; the names of the commands are printed. */
async function callRows(shoppers, environment, code) {
  const costs = await callCosts(shoppers)
  const rows = [...(await callCommands(environment, code))].map(([name, counts]) => {
    const sent = Object.entries(counts).map(([command, count]) =>
      count > 1 ? `${count} × ${command}` : command,
    )
    console.log(`${name}: ${sent.join(', ') || 'no command'}`)
    return { name, commands: sum(Object.values(counts)), cpuMs: costs.get(name) }
  })
  const whole = { commands: sum(rows.map(({ commands }) => commands)), cpuMs: sum(costs.values()) }
  return [...rows, { name: 'the calls together', ...whole }]
}

/** What the least costs that a call can be made of: a request of the framework, and a command of the driver. */
async function leastRows() {
  const bare = await withBare(BARE, async (url, cpuSeconds) => {
    const browser = new Browser(url)
    const before = cpuSeconds()
    for (let ask = 0; ask < SMALL_ASKS; ask++) await browser.call('GET', '')
    return ((cpuSeconds() - before) * 1000) / SMALL_ASKS
  })
  const command = await withEngine(async (db) => {
    await db.collection('one').insertOne({ _id: 1 })
    const before = process.cpuUsage()
    for (let ask = 0; ask < SMALL_ASKS; ask++) await db.collection('one').findOne({ _id: 1 })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / SMALL_ASKS
  })
  return [
    { name: 'a bare endpoint', cpuMs: bare },
    { name: 'a read by _id, driver and engine', cpuMs: command },
  ]
}

const withShop = (environment, code, work) =>
  withApp(
    async (app) =>
      work(await Shoppers.of(app, environment.CASHFREE_BASE_URL, { count: MOST_CLIENTS, jars: JARS / 2 })),
    { environment: { ...QUIET, ...environment }, fill: fillShelves, code },
  )

const alone = (environment) =>
  withShop(environment, undefined, async (shoppers) => {
    const rows = []
    for (const clients of CLIENTS)
      rows.push({
        name: named(clients),
        ...(await shoppers.measure(clients, SECONDS)),
        ...(clients === 8 ? { aims: AIM } : {}),
      })
    rows.push(...(await callRows(shoppers, environment)), ...(await leastRows()))
    await shoppers.checkBooks()
    return rows
  })

const named = (clients) => `${clients} ${clients === 1 ? 'client' : 'clients'}`

/** Two shops, each with so many clients in turns: the second one's figures are told as a share of the first one's. */
async function inTurns(clients, pair) {
  const measured = pair.map(() => [])
  for (let turn = 0; turn < TURNS; turn++)
    for (const [index, { shoppers }] of pair.entries())
      measured[index].push(await shoppers.measure(clients, SECONDS / TURNS))
  const rows = measured.map((turns, index) => {
    const { own, mapped } = pair[index].shoppers.app.memory()
    return {
      name: `${named(clients)}, ${pair[index].name}`,
      rate: median(turns.map(({ rate }) => rate)),
      p99: median(turns.map(({ p99 }) => p99)),
      cpuMs: median(turns.map(({ cpuMs }) => cpuMs)),
      own,
      mapped,
    }
  })
  return [rows[0], { ...rows[1], before: rows[0] }]
}

async function allInTurns(pair) {
  const rows = []
  for (const clients of CLIENTS) rows.push(...(await inTurns(clients, pair)))
  return rows
}

const paired = (environment, { code, name: other }) =>
  withShop(environment, undefined, (now) =>
    withShop(environment, code, async (before) => {
      const rows = await allInTurns([
        { name: other, shoppers: before },
        { name: 'now', shoppers: now },
      ])
      console.log(`Commands of ${other}:`)
      const costsBefore = await callRows(before, environment, code)
      console.log('Commands now:')
      for (const [index, row] of (await callRows(now, environment)).entries()) {
        rows.push({ ...costsBefore[index], name: `${row.name}, ${other}` })
        rows.push({ ...row, name: `${row.name}, now`, before: costsBefore[index] })
      }
      rows.push(...(await leastRows()))
      for (const shoppers of [now, before]) await shoppers.checkBooks()
      return rows
    }),
  )

/** The shop in one process and in several: the same code, so that its calls need not be told one by one. */
const withWorkers = (environment, workers) =>
  withShop(environment, undefined, (one) =>
    withShop({ ...environment, WORKERS: workers }, undefined, async (several) => {
      const rows = await allInTurns([
        { name: 'one process', shoppers: one },
        { name: `WORKERS=${workers}`, shoppers: several },
      ])
      for (const shoppers of [one, several]) await shoppers.checkBooks()
      return rows
    }),
  )

/** @param {{ against?: { code: string, name: string }, workers?: string }} options */
export const run = ({ against, workers }) =>
  withProvider((environment) => {
    if (workers !== undefined) return withWorkers(environment, workers)
    return against ? paired(environment, against) : alone(environment)
  })
