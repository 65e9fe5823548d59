import { rmSync } from 'node:fs'
import { WITH_ADMIN } from '../support/builders/auth.builders.js'
import { someFacts } from '../support/builders/messages.builders.js'
import { eventually } from '../support/builders/payments.builders.js'
import { startApp, type TestApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { type Messengers, startMessengers } from '../support/processes/messengers.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

/** `npm run test:kills -- 50` runs more. */
const KILLS = Number(process.env['KILLS'] ?? 2)
const EVENTS = 200 + 150 * KILLS
const JOB = '/api/admin/jobs/messages.send/run'

jest.setTimeout(180_000 + KILLS * 60_000)

const dataDir = temporaryFolder()
let messengers: Messengers
/** On the same database, in this process: it prepares, and looks. */
let shop: TestApp
let server: ServerProcess
let boss: Client

beforeAll(async () => {
  messengers = await startMessengers()
  shop = await startApp({ environment: WITH_ADMIN })
  await startAnew()
})
afterAll(async () => {
  await server.stop()
  await shop.close()
  await messengers.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startAnew(): Promise<void> {
  server = await startProcess({
    DATA_DIR: dataDir,
    MONGODB_URI: shop.mongodbUri,
    JOBS: 'off',
    ...messengers.environment,
  })
  boss = new Client(server.url)
  await boss.signInStaff(WITH_ADMIN.ADMIN_MOBILE, WITH_ADMIN.ADMIN_PIN)
}

/** As if the leases of a process that died had ended, and the waits of what failed. */
async function letTimePass(): Promise<void> {
  const past = new Date(0)
  await shop.db.collection('jobs').updateMany({}, { $set: { leaseUntil: past } })
  const messages = shop.db.collection('messages')
  await messages.updateMany({ status: 'sending' }, { $set: { claimedUntil: past } })
  await messages.updateMany({ status: 'failed' }, { $set: { nextAt: past } })
}

/** Each provider is well for a while, then breaks down in every way, then is well again. */
function flap(): void {
  const asked = { email: 0, sms: 0, whatsapp: 0, push: 0 }
  messengers.behave((by) => {
    const turn = (asked[by] += 1) % 60
    if (turn < 56) return 'take'
    // A mail server that is down says so by a code of its own.
    const down = by === 'email' ? 'busy' : { status: 503, body: '' }
    return (['busy', 'drop', 'dropTaken', down] as const)[turn % 4] ?? 'take'
  })
}

const numberOf = (index: number): string => String(9_000_100_000 + index)
const emailOf = (index: number): string => `c${index}@example.in`

/** So many customers are to be told by e-mail and by SMS, written as a transaction of the shop leaves it. */
async function writeEvents(): Promise<void> {
  const sms = { text: 'Paid: {{total}}', dltTemplateId: '1107', registeredText: 'Paid: {#var#}' }
  const template = {
    channels: ['email', 'sms'],
    email: { subject: 'Paid', text: '{{total}}' },
    sms,
    whatsapp: { text: '', templateName: 'order_paid', language: 'en' },
    push: { title: '', text: '' },
  }
  const messages = { budget: { perDayPaise: 1e9, perMonthPaise: 1e9 } }
  await shop.db
    .collection<{ _id: string }>('settings')
    .updateOne(
      { _id: 'shop' },
      { $set: { changed: { messages, messageTemplates: { orderPaid: template } }, version: 1 } },
      { upsert: true },
    )
  const notices = Array.from({ length: EVENTS }, (_, index) => ({
    _id: `orderPaid P-${index} ${numberOf(index)}`,
    event: 'orderPaid',
    about: `P-${index}`,
    person: numberOf(index),
    name: 'Lakshmi',
    email: emailOf(index),
    facts: someFacts('orderPaid'),
    attachment: null,
    at: new Date(),
    writtenAt: null,
  }))
  await shop.db.collection<{ _id: string }>('messagenotices').insertMany(notices)
}

async function statuses(channel: string): Promise<Record<string, number>> {
  const found = await shop.db.collection('messages').find({ channel, event: 'orderPaid' }).toArray()
  const counted: Record<string, number> = {}
  for (const { status } of found) counted[String(status)] = (counted[String(status)] ?? 0) + 1
  return counted
}
const taken = (by: string): string[] => messengers.taken.filter((one) => one.by === by).map(({ to }) => to)

it(`${EVENTS} events outlive ${KILLS} times kill -9 and providers that come and go: nothing is lost, and no SMS is sent twice`, async () => {
  flap()
  await writeEvents()
  for (let kill = 1; kill <= KILLS; kill++) {
    const asked = boss.post(JOB).catch(() => null)
    // In the middle of writing messages, then of sending them.
    const before = messengers.taken.length
    if (kill > 1)
      await eventually(async () => {
        expect(messengers.taken.length).toBeGreaterThan(before + 80)
      }, 5_000).catch(() => undefined)
    else
      await eventually(async () => {
        expect(await shop.db.collection('messages').countDocuments()).toBeGreaterThan(50)
      })
    await server.kill()
    await asked
    await letTimePass()
    await startAnew()
  }
  const open = { status: { $in: ['waiting', 'failed', 'sending'] } }
  const rest = async () =>
    (await shop.db.collection('messages').countDocuments(open)) +
    (await shop.db.collection('messagenotices').countDocuments({ writtenAt: null }))
  for (let round = 1; (await rest()) > 0; round++) {
    expect(round).toBeLessThan(100)
    // A channel whose provider broke down rests for half a minute.
    expect((await boss.post('/sandbox/clock', { offsetMs: round * 31_000 })).status).toBe(200)
    expect((await boss.post(JOB)).status).toBeLessThan(300)
    await letTimePass()
  }

  const messages = shop.db.collection('messages')
  // Staff are told of failing providers meanwhile, which is another matter.
  expect(await messages.countDocuments({ event: 'orderPaid' })).toBe(2 * EVENTS)
  // Every e-mail arrived. One that arrived twice is the same e-mail: its id says so.
  expect(await statuses('email')).toEqual({ sent: EVENTS })
  expect(new Set(taken('email')).size).toBe(EVENTS)
  const ids = messengers.taken
    .filter(({ by, to }) => by === 'email' && to.startsWith('c'))
    .map(({ to, body }) => `${to} ${/^Message-ID: (.*)$/im.exec(body)?.[1]}`)
  expect(new Set(ids).size).toBe(EVENTS)
  // No SMS arrived twice. Those of which nobody knows are on the screen, and not one of the others is missing.
  const numbers = taken('sms')
  expect(new Set(numbers).size).toBe(numbers.length)
  const { sent = 0, perhapsSent = 0, ...others } = await statuses('sms')
  expect(others).toEqual({})
  expect(sent + perhapsSent).toBe(EVENTS)
  expect(perhapsSent).toBeGreaterThan(0)
  const sentTo = await messages.find({ channel: 'sms', status: 'sent', event: 'orderPaid' }).toArray()
  const arrived = new Set(numbers)
  expect(sentTo.filter(({ to }) => !arrived.has(`91${String(to)}`))).toEqual([])
  // What a kill or a breakdown left open is little beside it.
  expect(perhapsSent).toBeLessThan(EVENTS / 10)
})
