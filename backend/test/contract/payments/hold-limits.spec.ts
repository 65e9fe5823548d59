import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { admin, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import {
  endHolds,
  PaymentShop,
  type Placed,
  type WireOrder,
} from '../../support/builders/payments.builders.js'
import { type Client } from '../../support/http/client.js'

const ORDERS = 2
const JARS = 30
const MINUTES = 60

let shop: PaymentShop
type Jar = Awaited<ReturnType<PaymentShop['jar']>>
interface Refused {
  code?: string
  error?: string
  details?: { orders: { orderId: string; jars: number }[] }
}

beforeAll(async () => {
  shop = await PaymentShop.open(WITH_ADMIN)
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

/** A further order of the same customer. */
async function further(client: Client, { Id }: Jar, quantity: number) {
  await client.post('/api/cart/add', { Id, quantity })
  return client.post<WireOrder & Refused>('/api/orders')
}
const held = async ({ _id }: Jar) => (await shop.counters(_id)).committed / 1000

/** For how many minutes jars are held while a person does what they can, looked at every so many minutes. */
async function heldThrough(
  { minutes, every }: { minutes: number; every: number },
  jar: Jar,
  attack: (minute: number) => Promise<unknown>,
) {
  let heldFor = 0
  for (let minute = 0; minute < minutes; minute += every) {
    shop.moveClock(minute)
    await endHolds(shop)
    await attack(minute)
    if ((await held(jar)) > 0) heldFor += every
  }
  return heldFor
}

describe('the orders that one account places and deletes', () => {
  it('are twenty in an hour, beside those that wait for their payment', async () => {
    const jar = await shop.jar({ jars: 290 })
    const { client, order } = await shop.placed(jar, 1)
    let next = order
    let deleted = 0
    for (; deleted < 30; deleted++) {
      const answer = await client.delete<Refused>(`/api/orders/${next.orderId}`)
      if (answer.status !== 200) {
        expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
        break
      }
      next = (await further(client, jar, 1)).body
    }
    expect(deleted).toBe(20)
    expect((await further(client, jar, 1)).status).toBe(201)
    expect((await further(client, jar, 1)).body.code).toBe('HOLD_LIMIT')
    shop.moveClock(61)
    expect((await client.delete(`/api/orders/${next.orderId}`)).status).toBe(200)
  })
})

describe('the unpaid jars of one account', () => {
  it('are two orders with thirty jars together, however often it tries; the refusal names them and the phone', async () => {
    const jar = await shop.jar({ jars: 290 })
    const { client, order } = await shop.placed(jar, 20)
    const tooMany = await further(client, jar, 11)
    expect(tooMany).toMatchObject({
      status: 409,
      body: { code: 'HOLD_LIMIT', details: { orders: [{ orderId: order.orderId, jars: 20 }] } },
    })
    expect(tooMany.body.error).toMatch(
      new RegExp(`^Order ${order.orderId} waits for its payment: .*please call us: \\d{10}\\.$`),
    )
    for (let tries = 0; tries < 12; tries++) {
      await client.put('/api/cart/update', { Id: jar.Id, quantity: 1 + (tries % 11) })
      await client.post('/api/orders')
    }
    const { body } = await client.get<{ orders: WireOrder[] }>('/api/orders')
    expect(body.orders.length).toBeLessThanOrEqual(ORDERS)
    expect(await held(jar)).toBeLessThanOrEqual(JARS)
  })

  it('are shown in the cockpit, by product, until they are paid or released', async () => {
    const jar = await shop.jar({ jars: 30 })
    const boss = await admin(shop.running)
    const shown = async () => {
      const { body } = await boss.get<{ unpaidHolds: { Id: string }[] }>('/api/dashboard/summary')
      return body.unpaidHolds.find(({ Id }) => Id === jar.Id)
    }
    const first = await shop.placed(jar, 2)
    await shop.placed(jar, 5)
    expect(await shown()).toMatchObject({ Id: jar.Id, jars: 7, orders: 2 })
    const { body } = await shop.retry(first)
    await shop.complete(body.sessionId, { outcome: 'SUCCESS' })
    await shop.report(first)
    expect(await shown()).toMatchObject({ jars: 5, orders: 1 })
    shop.moveClock(61)
    await endHolds(shop)
    expect(await shown()).toBeUndefined()
  })

  it('include no jar of an order that is too large; its cart stays', async () => {
    const [one, other] = [await shop.jar({ jars: 100 }), await shop.jar({ jars: 100 })]
    const client = (await shop.placed(one, 1)).client
    await client.post('/api/cart/add', { Id: one.Id, quantity: 20 })
    const refused = await further(client, other, 11)
    expect(refused).toMatchObject({ status: 409, body: { code: 'HOLD_LIMIT' } })
    expect((await client.get<{ itemCount: number }>('/api/cart/items')).body.itemCount).toBe(31)
    expect([await held(one), await held(other)]).toEqual([1, 0])
  })

  it('do not grow by placing and trying to pay at the same moment, even in two processes', async () => {
    const jar = await shop.jar({ jars: 100 })
    const twin = await shop.twin()
    try {
      const lapsed = await shop.opened(jar)
      shop.moveClock(31)
      twin.moveClock(31)
      await endHolds(shop)
      expect((await further(lapsed.client, jar, 3)).status).toBe(201)
      await lapsed.client.post('/api/cart/add', { Id: jar.Id, quantity: 3 })
      const elsewhere = { ...lapsed, client: lapsed.client.movedTo(twin.url) }
      const answers = await Promise.all([
        ...[lapsed, elsewhere, lapsed].map((placed) => shop.retry(placed)),
        lapsed.client.post('/api/orders'),
        elsewhere.client.post('/api/orders'),
      ])
      const ours = await shop.rows('orders', {
        mobileNumber: (await shop.stored(lapsed)).mobileNumber,
        held: true,
      })
      expect(answers.map(({ status }) => status)).toContain(409)
      expect(ours).toHaveLength(ORDERS)
    } finally {
      await twin.close()
    }
  })

  it('end an hour after placing, even if paying is tried all the time', async () => {
    const jar = await shop.jar({ jars: 20 })
    const opened = await shop.opened(jar)
    const minutes = await heldThrough({ minutes: 120, every: 5 }, jar, () => shop.retry(opened))
    expect(minutes).toBeGreaterThan(45)
    expect(minutes).toBeLessThanOrEqual(MINUTES)
  })
})

describe('an unpaid order after hours', () => {
  async function forgotten(jars: number): Promise<{ jar: Jar; placed: Placed }> {
    const jar = await shop.jar({ jars })
    const placed = await shop.placed(jar)
    shop.moveClock(300)
    await endHolds(shop)
    return { jar, placed }
  }

  it('can be paid as long as there are jars, and holds none until then', async () => {
    const { jar, placed } = await forgotten(5)
    const { status, body } = await shop.retry(placed)
    expect([status, await held(jar)]).toEqual([200, 0])
    await shop.complete(body.sessionId, { outcome: 'SUCCESS' })
    await shop.report(placed)
    expect(await shop.stored(placed)).toMatchObject({ paymentStatus: 'Completed', held: true })
    expect(await held(jar)).toBe(2)
  })

  it('is refused without jars', async () => {
    const { jar, placed } = await forgotten(2)
    await shop.placed(jar, 1)
    expect(await shop.retry(placed)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } })
  })
})

it('the hold limits are settings', async () => {
  const settings = shop.running.app.get(Settings)
  const { holdLimits } = await settings.current()
  await settings.change({ holdLimits: { ...holdLimits, orders: 3 } })
  const jar = await shop.jar()
  const { client } = await shop.placed(jar, 1)
  const answers = [
    await further(client, jar, 1),
    await further(client, jar, 1),
    await further(client, jar, 1),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409])
  await settings.change({ holdLimits })
})

// This runs last: the provider stays unavailable.
it('unpaid jars are not held longer when the provider opens no session', async () => {
  const jar = await shop.jar({ jars: 20 })
  const placed = await shop.placed(jar)
  const away = await shop.sandbox('faults', { operation: 'createOrder', fault: 'error', times: 20 })
  expect(away.status).toBeLessThan(300)
  const tried = (minute: number) => minute > 29 && minute % 10 === 5
  const heldFor = await heldThrough({ minutes: 60, every: 1 }, jar, async (minute) => {
    if (tried(minute)) expect((await shop.retry(placed)).status).toBe(502)
  })
  // As long as any hold, and two minutes for each session that did not open.
  expect(heldFor).toBeLessThanOrEqual(30 + 3 * 2)
})
