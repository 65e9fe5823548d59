import { randomUUID } from 'node:crypto'
import { allowManySignIns } from '../support/builders/auth.builders.js'
import { freshDatabaseUri, startApp, type TestApp } from '../support/http/app.js'
import { type Answer, Client } from '../support/http/client.js'
import { productRow } from '../support/http/product-row.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

const BUYERS = 200
const JARS = 50
/** Jars that other orders hold stay held. */
const HELD_BEFORE = 4

interface OrderAnswer {
  orderId: string
  finalPrice: number
  code?: string
  details?: { Id: string; name: string; available: number }
}

/** In groups, so that the test does not measure its own sockets. */
async function inGroupsOf<T, R>(
  size: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += size)
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))))
  return results
}

describe('two backend processes on one database', () => {
  let one: ServerProcess
  /** This application runs in the test's own process. */
  let two: TestApp

  beforeAll(async () => {
    const mongodbUri = freshDatabaseUri()
    two = await startApp({ mongodbUri })
    await allowManySignIns(two)
    one = await startProcess({ MONGODB_URI: mongodbUri, DATA_DIR: temporaryFolder(), JOBS: 'off' })
  })

  afterAll(async () => {
    await one.stop()
    await two.close()
  })

  it('sell 50 jars to 200 racing buyers: 50 orders, 150 refusals that name the jar, exact counters', async () => {
    const products = two.db.collection('products')
    const committedBefore = HELD_BEFORE * 1000
    const jar = productRow({
      Id: 'FG-1',
      name: 'Gongura',
      availableMilli: JARS * 1000,
      onHandMilli: JARS * 1000 + committedBefore,
      committedMilli: committedBefore,
    })
    await products.insertOne(jar)

    const buyers = Array.from({ length: BUYERS }, (_, index) => ({
      client: new Client((index % 2 ? two : one).url),
      mobileNumber: `7${String(index).padStart(9, '0')}`,
    }))
    await inGroupsOf(20, buyers, async ({ client, mobileNumber }) => {
      await client.signIn(mobileNumber)
      const added = await client.post('/api/cart/add', { Id: 'FG-1', quantity: 1 })
      const addressed = await client.put('/api/cart/updateAddress', {
        contactName: 'A Buyer',
        contactNumber: mobileNumber,
        address: '12 Main Road',
        city: 'Hyderabad',
        state: 'Telangana',
        pin: '500001',
      })
      expect([added.body['code'], addressed.body['code']]).toEqual([undefined, undefined])
    })

    const answers = await Promise.all(
      buyers.map(({ client }) =>
        client.post<OrderAnswer>('/api/orders', {}, { 'idempotency-key': randomUUID() }),
      ),
    )

    const placed = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect({ placed: placed.length, refused: refused.length }).toEqual({
      placed: JARS,
      refused: BUYERS - JARS,
    })
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'OUT_OF_STOCK', details: { Id: 'FG-1', available: 0 } })

    const after = await products.findOne({ _id: jar._id })
    expect(after).toMatchObject({ availableMilli: 0, committedMilli: committedBefore + JARS * 1000 })
    expect(new Set(placed.map(({ body }) => body.orderId)).size).toBe(JARS)
    const stored = await two.db
      .collection('orders')
      .countDocuments({ orderId: { $in: placed.map(({ body }) => body.orderId) } })
    expect(stored).toBe(JARS)

    // Each of the fifty can be paid: the provider opens a session for it.
    const winners = buyers.filter((_, index) => answers[index]?.status === 201)
    const sessions = await inGroupsOf(
      10,
      winners,
      async ({ client }): Promise<Answer<{ payment_session_id: string }>> => {
        const index = buyers.findIndex((buyer) => buyer.client === client)
        const order = answers[index]?.body as OrderAnswer
        return client.post('/api/cashfree/get-order-token', {
          order_id: order.orderId,
          order_amount: order.finalPrice,
          order_currency: 'INR',
          customer_details: {},
        })
      },
    )
    expect(new Set(sessions.map(({ body }) => body.payment_session_id)).size).toBe(JARS)
  })
})
