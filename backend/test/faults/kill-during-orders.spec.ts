import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN, WITH_ADMIN } from '../support/builders/auth.builders.js'
import { allOrders, letOrdersPileUp, signInBuyer } from '../support/builders/buyers.js'
import { FORM, type SavedProduct } from '../support/builders/product-forms.js'
import { type Answer, Client } from '../support/http/client.js'
import { startDatabase } from '../support/processes/command.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

/** `npm run test:kills -- 50` runs more. */
const KILLS = Number(process.env['KILLS'] ?? 2)
const DATABASE_KILLS = Math.max(1, Math.round(KILLS / 10))
const BUYERS = 8

interface Order {
  orderId: string
  finalPrice: number
  totalPrice: number
  deliveryCost: number
  paymentStatus: string
  items: { quantity: number; price: number }[]
  timeline: { event: string }[]
}

/** What a buyer was told, and the buyer's unfinished request. */
interface Buyer {
  client: Client
  /** Of the click that was not answered yet; it is repeated with the same key. */
  key: string
  placed: Map<string, Order>
  paid: Set<string>
}

/** The connection broke: the process is gone. */
async function gone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch {
    return null
  }
}

const dataDir = temporaryFolder()
let buyers: Buyer[]
let admin: Client
let jar: string

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function letBuyersIn(url: string): Promise<void> {
  buyers = []
  for (let index = 0; index < BUYERS; index++) {
    const client = await signInBuyer(url, index)
    buyers.push({ client, key: randomUUID(), placed: new Map(), paid: new Set() })
  }
  admin = new Client(url)
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
  jar = await endlessJar()
  await letOrdersPileUp(admin)
}

/** The `Id` of a jar that never runs out. */
async function endlessJar(): Promise<string> {
  const form = { ...FORM, unlimitedStock: true }
  const { status, body } = await admin.post<SavedProduct>('/api/products', form)
  expect(status).toBe(201)
  return body.product.Id
}

/** The same browsers, after the server has moved. */
function moveTo(url: string): void {
  for (const buyer of buyers) buyer.client = buyer.client.movedTo(url)
  admin = admin.movedTo(url)
}

/** One checkout; false when no answer came. */
async function checkOut(buyer: Buyer): Promise<boolean> {
  const { client, placed, paid } = buyer
  if (!(await gone(client.put('/api/cart/update', { Id: jar, quantity: 1 })))) return false
  const order = await gone(
    client.post<Order>('/api/orders', { acceptChanges: true }, { 'idempotency-key': buyer.key }),
  )
  if (!order) return false
  if (order.status !== 201) return order.status < 500
  placed.set(order.body.orderId, order.body)
  buyer.key = randomUUID()
  const { orderId, finalPrice } = order.body
  const token: Answer<{ payment_session_id: string }> | null = await gone(
    client.post('/api/cashfree/get-order-token', {
      order_id: orderId,
      order_amount: finalPrice,
      order_currency: 'INR',
      customer_details: { customer_id: 'x', customer_name: 'y', customer_phone: 'z', customer_email: '' },
    }),
  )
  if (token?.status !== 200) return token !== null
  const session = token.body.payment_session_id
  const payment = await gone(
    client.post(`/sandbox/cashfree/sessions/${session}/complete`, { outcome: 'SUCCESS' }),
  )
  if (payment?.status === 200) paid.add(orderId)
  return payment !== null
}

/** Acknowledged orders exist, whole and once; nothing else does but the request under way; stock adds up. */
async function checkBooks(): Promise<void> {
  for (const buyer of buyers) {
    const kept = await allOrders<Order>(buyer.client)
    const ids = kept.map(({ orderId }) => orderId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([...buyer.placed.keys()]))
    expect(kept.length - buyer.placed.size).toBeLessThanOrEqual(1)
    for (const { orderId, finalPrice, totalPrice, deliveryCost, items, timeline } of kept) {
      if (buyer.placed.has(orderId)) expect(buyer.placed.get(orderId)?.finalPrice).toBe(finalPrice)
      expect(items).toHaveLength(1)
      expect(totalPrice + deliveryCost).toBeCloseTo(finalPrice, 2)
      expect(timeline.filter(({ event }) => event === 'Paid').length).toBeLessThanOrEqual(1)
    }
  }
  const check = await admin.post<{ drift: number }>('/api/stock/refresh-quantities', {})
  expect(check).toMatchObject({ status: 200, body: { drift: 0 } })
}

/** Every payment that the provider took has paid its order, by whatever way: webhook, or the reconciler after it. */
async function checkPayments(): Promise<void> {
  expect((await admin.post('/sandbox/clock', { offsetMs: 20 * 60_000 })).status).toBeLessThan(300)
  for (let rounds = 0; rounds < 200; rounds++) {
    const { status, body } = await admin.post<{
      lastRun: { counts: { attempts: number; failures: number } }
    }>('/api/admin/jobs/payments.reconcile/run')
    // A process that was killed in the middle of it holds its lease for a minute.
    if (status === 409) {
      await sleep(1_000)
      continue
    }
    expect(body.lastRun.counts.failures).toBe(0)
    if (body.lastRun.counts.attempts === 0) break
  }
  for (const buyer of buyers) {
    const kept = new Map((await allOrders<Order>(buyer.client)).map((order) => [order.orderId, order]))
    for (const orderId of buyer.paid)
      expect([orderId, kept.get(orderId)?.paymentStatus]).toEqual([orderId, 'Completed'])
  }
}

const totals = (): [orders: number, payments: number] => [
  buyers.reduce((sum, { placed }) => sum + placed.size, 0),
  buyers.reduce((sum, { paid }) => sum + paid.size, 0),
]

/** A random moment after a random number of answers, however slow the machine is. */
async function untilInTheMiddle(): Promise<void> {
  const answered = (): number => totals()[0] + totals()[1]
  const enough = answered() + 1 + Math.floor(Math.random() * 2 * BUYERS)
  for (let waited = 0; answered() < enough && waited < 4_000; waited++) await sleep(5)
  await sleep(Math.random() * 60)
}

/** Buyers go on until nobody answers, or until told to stop. */
async function stream(until: () => Promise<unknown>): Promise<void> {
  let stopped = false
  const streams = buyers.map(async (buyer) => {
    while (!stopped && (await checkOut(buyer)));
  })
  await until()
  stopped = true
  await Promise.all(streams)
}

describe('kill -9 at random moments of checkouts', () => {
  it(
    `of everything, ${KILLS} times: no acknowledged order or payment is lost, none doubled, no jar leaks`,
    async () => {
      const environment = { ...WITH_ADMIN, DATA_DIR: dataDir, MONGODB_URI: '' }
      let server: ServerProcess = await startProcess(environment)
      try {
        await letBuyersIn(server.url)
        for (let kill = 1; kill <= KILLS; kill++) {
          await stream(async () => {
            await untilInTheMiddle()
            await server.kill()
          })
          server = await startProcess(environment)
          moveTo(server.url)
          await checkBooks()
        }
        await stream(untilInTheMiddle)
        await checkBooks()
        await checkPayments()
        process.stdout.write(
          `${KILLS} kills of everything: ${totals().join(' orders, ')} payments acknowledged\n`,
        )
        expect(Math.min(...totals())).toBeGreaterThan(KILLS)
      } finally {
        await server.stop()
      }
    },
    180_000 + KILLS * 60_000,
  )

  it(
    `of the database alone, ${DATABASE_KILLS} times: the shop goes on when it is back, and nothing is lost`,
    async () => {
      const folder = temporaryFolder()
      let database = await startDatabase(folder, '0')
      const MONGODB_URI = database.uri.replace('/?', '/jaadi?')
      const server = await startProcess({ ...WITH_ADMIN, DATA_DIR: folder, MONGODB_URI })
      try {
        await letBuyersIn(server.url)
        for (let kill = 1; kill <= DATABASE_KILLS; kill++) {
          await stream(async () => {
            await untilInTheMiddle()
            await database.kill()
          })
          database = await startDatabase(folder, new URL(database.uri).port)
          // The driver finds its way back by itself.
          for (let tries = 0; (await admin.get('/api/session')).status >= 500 && tries < 100; tries++)
            await sleep(100)
          await checkBooks()
        }
        await stream(untilInTheMiddle)
        await checkBooks()
        await checkPayments()
        process.stdout.write(
          `${DATABASE_KILLS} kills of the database: ${totals().join(' orders, ')} payments acknowledged\n`,
        )
      } finally {
        await server.stop()
        await database.kill()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    180_000 + DATABASE_KILLS * 60_000,
  )
})
