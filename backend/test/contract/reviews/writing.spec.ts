import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface WireReview {
  _id: string
  productId: string
  orderId: string
  rating: number
  comment: string
  mobileNumber: string
  date: string
  approved: boolean | null
}
type Submitted = { message: string; review: WireReview } & WireError

let shop: OrderShop
let jar: Jar
let other: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 200 })
  other = await shop.jar()
})
afterAll(() => shop.close())

async function shipped(): Promise<{ client: Client; order: WireOrder }> {
  const packed = await shop.packed([[jar, 1]])
  await shop.ship(packed.order)
  return packed
}

const submit = (client: Client, order: WireOrder, changes: object = {}) =>
  client.post<Submitted>('/api/review', {
    productId: jar.Id,
    orderId: order.orderId,
    rating: 5,
    comment: ' Like home. ',
    ...changes,
  })
const existing = async (client: Client, order: WireOrder, productId = jar.Id, more = '') =>
  client.get<{ review: WireReview | null } & WireError>(
    `/api/review/existing?productId=${productId}&orderId=${order.orderId}${more}`,
  )
const decide = async (id: string, status: unknown) =>
  (await shop.staff()).put<WireError>(`/api/review/moderate/${id}`, { status })

describe('a customer’s review', () => {
  it('is written for an item of a shipped order, waits for staff, and is found again', async () => {
    const { client, order } = await shipped()
    expect((await existing(client, order)).body).toEqual({ review: null })
    const { status, body } = await submit(client, order)
    expect(status).toBe(201)
    expect(body.message).toBe('Review submitted!')
    const wanted = { productId: jar.Id, orderId: order.orderId, rating: 5, comment: 'Like home.' }
    expect(body.review).toMatchObject({ ...wanted, approved: null })
    // Whose number the query claims does not matter, and the product may be named by its _id.
    const found = await existing(client, order, jar._id, '&mobileNumber=9999999999')
    expect(found.body.review).toEqual(body.review)
  })

  it('shows its state on the item of the order, and on no other item or order', async () => {
    const packed = await shop.packed([
      [jar, 1],
      [other, 1],
    ])
    await shop.ship(packed.order)
    const states = async () => {
      const { body } = await packed.client.get<{ orders: WireOrder[] }>('/api/orders')
      return body.orders[0]?.items.map((item) => (item as { reviewApproved?: boolean | null }).reviewApproved)
    }
    expect(await states()).toEqual([undefined, undefined])
    const { body } = await submit(packed.client, packed.order)
    expect(await states()).toEqual([null, undefined])
    await decide(body.review._id, false)
    expect(await states()).toEqual([false, undefined])
    await submit(packed.client, packed.order, { comment: 'Better now.' })
    await decide(body.review._id, true)
    expect(await states()).toEqual([true, undefined])
  })

  it('is one for each order and product, however often and fast it is sent', async () => {
    const { client, order } = await shipped()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => submit(client, order, { rating })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.review._id)).size).toBe(1)
  })

  it('may be edited when rejected and waits again; approved it is final', async () => {
    const { client, order } = await shipped()
    const { review } = (await submit(client, order)).body
    await decide(review._id, false)
    expect((await existing(client, order)).body.review?.approved).toBe(false)
    const edited = await submit(client, order, { rating: 3, comment: 'Still good.' })
    expect(edited.body.review).toMatchObject({ _id: review._id, rating: 3, approved: null })
    await decide(review._id, true)
    const late = await submit(client, order, { rating: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'REVIEW_FINAL'])
    expect((await existing(client, order)).body.review).toMatchObject({ rating: 3, approved: true })
  })
})

describe('a customer’s review, whoever asks', () => {
  it('takes the writer and the approval from nobody', async () => {
    const { client, order } = await shipped()
    const { body } = await submit(client, order, {
      approved: true,
      mobileNumber: '9999999999',
      date: '2001-01-01',
      rating: '4',
    })
    expect(body.review).toMatchObject({
      approved: null,
      rating: 4,
      mobileNumber: expect.stringMatching(/^8/),
    })
    expect(body.review.date > '2026').toBe(true)
  })

  it('is refused for bad input, each field named', async () => {
    const { client, order } = await shipped()
    for (const [changes, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ rating: 'five' }, 'rating'],
      [{ rating: undefined }, 'rating'],
      [{ comment: 'x'.repeat(2001) }, 'comment'],
      [{ comment: { a: 1 } }, 'comment'],
      [{ orderId: '' }, 'orderId'],
      [{ productId: 7 }, 'productId'],
    ] as const) {
      const { status, body } = await submit(client, order, changes)
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    }
    expect((await existing(client, order)).body.review).toBeNull()
    expect((await client.get('/api/review/existing')).status).toBe(400)
  })

  it('is about one’s own order and what was in it', async () => {
    const { client, order } = await shipped()
    await submit(client, order)
    const stranger = await shop.customer()
    expect((await submit(stranger, order)).status).toBe(404)
    expect((await existing(stranger, order)).status).toBe(404)
    expect((await submit(client, order, { productId: other.Id })).status).toBe(404)
    expect((await submit(client, order, { orderId: 'P-AAAA-AAAA' })).status).toBe(404)
    expect((await submit(await shop.staff(), order)).status).toBe(403)
  })

  it('waits until the parcel is on its way', async () => {
    const unpaid = await shop.placed([[jar, 1]])
    const packed = await shop.packed([[jar, 1]])
    const cancelled = await shop.paid([[jar, 1]])
    await cancelled.client.put(`/api/orders/${cancelled.order.orderId}/cancel`)
    for (const { client, order } of [unpaid, packed, cancelled]) {
      const { status, body } = await submit(client, order)
      expect([status, body.code]).toEqual([409, 'REVIEW_NOT_DUE'])
    }
  })
})
