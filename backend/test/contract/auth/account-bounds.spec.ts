import { Throttles } from '../../../src/modules/office/auth/throttles.service.js'
import { IssueBounds } from '../../../src/modules/sales/support/issue-bounds.service.js'
import { type Principal } from '../../../src/platform/http/routes/access.js'
import { HeavyTurns } from '../../../src/platform/http/routes/heavy-turns.service.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer, type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

const HOUR_MS = 3_600_000

let shop: OrderShop
let jar: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 100 })
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close())

/** Repeats a call until it is refused, and returns how often it succeeded. */
async function until429(work: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 1000; count++)
    try {
      await work()
    } catch (error) {
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      return count
    }
  throw new Error('There is no bound.')
}

/** Counts successful calls for each of the next hours. */
async function byHour(hours: number, work: () => Promise<unknown>): Promise<number[]> {
  const counts: number[] = []
  for (let hour = 0; hour < hours; hour++) {
    shop.running.clock.shift(hour * HOUR_MS)
    counts.push(await until429(work))
  }
  return counts
}

/** The code and sentence of a refusal. */
function refusal({ status, body, headers }: Answer<WireError>): string {
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  return body.error
}

async function customerOf({ orderId }: WireOrder): Promise<Principal> {
  const order = await shop.running.db.collection('orders').findOne({ orderId })
  return { userId: String(order?.['userId']), mobileNumber: '', role: 'user', sessionId: '' }
}

describe('the papers of one account', () => {
  const paper = (by: Client, { orderId }: WireOrder) => by.get<WireError>(`/api/orders/${orderId}/invoice`)
  /** Begins a paper that is drawn until the returned function is called. */
  function slowPaper(of: Principal): () => Promise<void> {
    let finish = (): void => undefined
    const drawn = shop.running.app
      .get(HeavyTurns)
      .paper(of, () => new Promise<void>((done) => (finish = done)))
    return async () => {
      // Drawing begins when the line has reached the paper.
      await new Promise(setImmediate)
      finish()
      await drawn
    }
  }

  it('are drawn one after the other, for ten tabs at once, and for forty of staff', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const answers = await Promise.all(Array.from({ length: 10 }, () => paper(client, order)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const staff = await shop.staff()
    const printed = await Promise.all(Array.from({ length: 40 }, () => paper(staff, order)))
    expect(printed.map(({ status }) => status)).toEqual(Array(40).fill(200))
  })

  it('wait in a line of limited length, and keep no other account waiting', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const other = await shop.paid([[jar, 1]])
    const customer = await customerOf(order)
    const begun = Array.from({ length: 10 }, () => slowPaper(customer))
    const refused = await paper(client, order)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      '5',
    ])
    const tab = await fetch(`${client.url}/api/orders/${order.orderId}/invoice`, {
      headers: { cookie: client.cookieHeader(), 'sec-fetch-dest': 'document' },
    })
    expect([tab.status, tab.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8'])
    expect(await tab.text()).toBe(refused.body.error)
    expect((await paper(other.client, other.order)).status).toBe(200)
    expect((await paper(await shop.staff(), order)).status).toBe(200)
    for (const finish of begun) await finish()
    expect((await paper(client, order)).status).toBe(200)
  })

  it('are limited to 60 in an hour for a customer, whatever the order; staff may go on', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const turns = shop.running.app.get(HeavyTurns)
    const customer = await customerOf(order)
    for (let count = 1; count < 60; count++) await turns.paper(customer, async () => undefined)
    expect((await paper(client, order)).status).toBe(200)
    expect(refusal(await paper(client, order))).toMatch(
      /^You have opened too many documents\. Please try again in \d\d minutes\.$/,
    )
    expect((await client.get(`/api/orders/${order.orderId}/credit-note`)).status).toBe(429)
    expect((await paper(await shop.staff(), order)).status).toBe(200)
    shop.running.clock.shift(HOUR_MS)
    expect((await paper(client, order)).status).toBe(200)
  })
})

describe('what one account can write', () => {
  const raised = async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    const raise = () => client.post<WireError & { _id: string }>('/api/issues', { orderId: order.orderId })
    return { client, customer: await customerOf(order), raise, issueId: (await raise()).body._id }
  }

  it('is limited to 20 issues in an hour, 50 in a day', async () => {
    const { customer, raise } = await raised()
    const bounds = shop.running.app.get(IssueBounds)
    expect(await byHour(4, () => bounds.spendIssue(customer))).toEqual([19, 20, 10, 0])
    expect(refusal(await raise())).toMatch(
      /^You have raised too many issues\. Please try again in \d+ hours\.$/,
    )
    shop.running.clock.shift(24 * HOUR_MS + 60_000)
    expect((await raise()).body.code).toBe('ISSUE_EXISTS')
  })

  it('is limited to 60 messages in an hour and 200 in a day over all processes; staff may go on', async () => {
    const { client, customer, issueId } = await raised()
    const write = (by: Client, change: object = { message: 'Hello?' }) =>
      by.put<WireError>(`/api/issues/${issueId}`, change)
    for (let count = 0; count < 5; count++) expect((await write(client)).status).toBe(200)
    const bounds = shop.running.app.get(IssueBounds)
    const take = () => bounds.spendMessage(customer)
    expect(await until429(take)).toBe(55)
    const sentence = /^You have sent too many messages\. Please try again in \d\d minutes\.$/
    expect(refusal(await write(client))).toMatch(sentence)
    expect(refusal(await write(client, { status: 'Open' }))).toMatch(sentence)
    const twin = await shop.twin()
    expect(refusal(await write(client.movedTo(twin.running.url)))).toMatch(sentence)
    await twin.close()
    expect((await write(await shop.staff())).status).toBe(200)
    expect(await byHour(5, take)).toEqual([0, 60, 60, 20, 0])
    expect(refusal(await write(client))).toContain('hours')
  })

  it('is limited to 60 reviews in an hour, written or corrected, and 200 in a day', async () => {
    const { client, order } = await shop.packed([[jar, 1]])
    await shop.ship(order)
    const sent = { productId: jar.Id, orderId: order.orderId, rating: 5, comment: 'Like home.' }
    const review = () => client.post<WireError>('/api/review', sent)
    for (let count = 0; count < 60; count++) expect((await review()).status).toBe(201)
    expect(refusal(await review())).toMatch(
      /^You have sent too many reviews\. Please try again in \d\d minutes\.$/,
    )
    shop.running.clock.shift(HOUR_MS)
    expect((await review()).status).toBe(201)
    const { userId } = await customerOf(order)
    const day = { name: 'reviews-day', count: 200, windowMs: 24 * HOUR_MS }
    const throttles = shop.running.app.get(Throttles)
    while ((await throttles.tryTake(day, userId)) === 0) continue
    expect(refusal(await review())).toContain('hours')
  })
})
