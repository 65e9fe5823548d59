import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { withApp } from './lib/app.mjs'
import { CALLS, fillShelves, signedIn } from './lib/checkout.mjs'
import { percentile } from './lib/measure.mjs'

const STREAMS = Number(process.env.BENCH_STREAMS ?? 500)
const IDLE_SECONDS = Number(process.env.BENCH_IDLE_SECONDS ?? 60)
/** Streams of one session are bounded. */
const PER_CUSTOMER = 5

export const title = `What ${STREAMS} open streams of changes cost: memory, and processor time of an idle minute (aim: under 30 MB); how soon they tell (aim: two seconds)`

const AIM = { own: 30 }
/** docs/architecture.md#live */
const SOON = { p95: 2000 }
const ORDERS = 20

async function streamOf({ url, network, cookie }) {
  const headers = { accept: 'text/event-stream', cookie, 'x-forwarded-for': network }
  const asked = request(`${url}/api/live`, { headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}`)
  answer.on('error', () => undefined)
  answer.resume()
  return answer
}

const placeOrder = CALLS.findIndex(({ name }) => name === 'POST orders')

/** Milliseconds from the answer to an order until the stream of its customer tells of it, shortest first. */
async function untilTold(customers, streams) {
  const { products } = await customers[0].ask('GET', '/api/products?materialType=FG')
  const { Id } = products.find(({ availableStock }) => availableStock > ORDERS)
  const times = []
  for (const [at, browser] of customers.slice(0, ORDERS).entries()) {
    const way = { browser, Id, pin: '500001', address: '12 Main Road' }
    for (const { ask } of CALLS.slice(0, placeOrder)) await ask(way)
    const stream = streams[at * PER_CUSTOMER]
    const told = new Promise((resolve) =>
      stream.on('data', (part) => {
        if (String(part).includes('event: changes')) resolve(performance.now())
      }),
    )
    await CALLS[placeOrder].ask(way)
    const answered = performance.now()
    times.push(Math.max(0, (await told) - answered))
  }
  return times.toSorted((left, right) => left - right)
}

/** What a while costs that nobody does anything in. */
async function idle({ cpuSeconds }) {
  const before = cpuSeconds?.() ?? 0
  await sleep(IDLE_SECONDS * 1000)
  return (((cpuSeconds?.() ?? 0) - before) * 1000 * 60) / IDLE_SECONDS
}

async function measure(app) {
  const customers = await signedIn(app.url, Math.ceil(STREAMS / PER_CUSTOMER))
  await sleep(5_000)
  const idleBefore = await idle(app)
  const before = app.memory()
  const streams = []
  for (const customer of customers)
    for (let count = 0; count < PER_CUSTOMER && streams.length < STREAMS; count += 1)
      streams.push(await streamOf(customer))
  await sleep(2_000)
  const open = app.memory()
  const idleOpen = await idle(app)
  const after = app.memory()
  const times = await untilTold(customers, streams)
  for (const stream of streams) stream.destroy()
  return [
    { name: 'no stream', ...before, cpuMs: idleBefore },
    { name: `${streams.length} streams, just opened`, own: open.own - before.own },
    {
      name: `${streams.length} streams, after the minute`,
      own: after.own - before.own,
      cpuMs: idleOpen - idleBefore,
      aims: AIM,
    },
    {
      name: 'an order, until its customer is told',
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      latest: times.at(-1),
      aims: SOON,
    },
  ]
}

export const run = () => withApp(measure, { fill: fillShelves })
