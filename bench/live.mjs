import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { withApp } from './lib/app.mjs'
import { signedIn } from './lib/checkout.mjs'

const STREAMS = Number(process.env.BENCH_STREAMS ?? 500)
const IDLE_SECONDS = Number(process.env.BENCH_IDLE_SECONDS ?? 60)
/** Streams of one session are bounded. */
const PER_CUSTOMER = 5

export const title = `What ${STREAMS} open streams of changes cost: memory, and processor time of an idle minute (aim: under 30 MB)`

const AIM = { own: 30 }

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
  ]
}

export const run = () => withApp(measure)
