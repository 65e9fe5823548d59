import { Types } from 'mongoose'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface Pending {
  _id: string
  name: string
  price: number
  order: { orderId: string; orderDate: string }
  mobileNumber: string
  rating: number
  comment: string
  approved: boolean | null
  date: string
}

describe('moderation of reviews', () => {
  let shop: OrderShop
  let jar: Jar

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  beforeEach(async () => {
    jar = await shop.jar({ jars: 0 })
  })
  afterEach(() => shop.running.db.collection('reviews').deleteMany({}))
  afterAll(() => shop.close())

  async function waiting(rating: number, day = 1): Promise<string> {
    const _id = new Types.ObjectId()
    await shop.running.db.collection('reviews').insertOne({
      _id,
      order: new Types.ObjectId(),
      orderId: 'P-AAAA-AAAA',
      orderDate: new Date('2026-11-01'),
      product: new Types.ObjectId(jar._id),
      mobileNumber: '9812345621',
      rating,
      comment: `day ${day}`,
      approved: null,
      date: new Date(Date.UTC(2026, 10, day)),
    })
    return String(_id)
  }
  const moderate = async (id: string, body: object) =>
    (await shop.staff()).put<Pending & WireError>(`/api/review/moderate/${id}`, body)
  const pending = async () =>
    (await (await shop.staff()).get<{ reviews: Pending[] }>('/api/review/pending')).body.reviews
  const rating = async () => {
    const product = await shop.running.db.collection('products').findOne({ Id: jar.Id })
    return [product?.['reviewCount'], product?.['ratingSum']]
  }

  it('shows what waits, the oldest first, with product and order', async () => {
    await waiting(4, 3)
    const first = await waiting(5, 2)
    const reviews = await pending()
    expect(reviews.map(({ comment }) => comment)).toEqual(['day 2', 'day 3'])
    expect(reviews[0]).toMatchObject({
      _id: first,
      name: jar.name,
      price: 499.5,
      mobileNumber: '9812345621',
      rating: 5,
      approved: null,
      order: { orderId: 'P-AAAA-AAAA', orderDate: '2026-11-01T00:00:00.000Z' },
    })
  })

  it('publishes, counts the average, and takes the review off the list; twice is once', async () => {
    const id = await waiting(4)
    for (const status of [true, true, 'true']) {
      const answer = await moderate(id, { status })
      expect([answer.status, answer.body.approved]).toEqual([200, true])
      expect(await rating()).toEqual([1, 4])
    }
    expect(await pending()).toEqual([])
  })

  it('sends back without counting, and may think better of it either way', async () => {
    const id = await waiting(2)
    expect((await moderate(id, { status: false })).body.approved).toBe(false)
    expect(await rating()).toEqual([0, 0])
    await moderate(id, { status: true })
    expect(await rating()).toEqual([1, 2])
    await moderate(id, { status: false })
    expect(await rating()).toEqual([0, 0])
  })

  it('loses no rating when many are decided at once', async () => {
    const ids = await Promise.all([5, 4, 3, 5, 1, 2].map((stars, index) => waiting(stars, index + 1)))
    const answers = await Promise.all(ids.map((id, index) => moderate(id, { status: index % 3 !== 2 })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await rating()).toEqual([4, 15])
  })

  it('does not publish what its author has edited since it was shown', async () => {
    const id = await waiting(5, 2)
    const [shown] = await pending()
    const date = new Date(Date.UTC(2026, 10, 4))
    await shop.running.db.collection('reviews').updateOne({ comment: 'day 2' }, { $set: { date } })
    const refused = await moderate(id, { status: true, date: shown?.date })
    expect([refused.status, refused.body.code]).toEqual([409, 'REVIEW_CHANGED'])
    expect((await moderate(id, { status: true, date: date.toISOString() })).status).toBe(200)
  })

  it('refuses an invalid decision and an unknown review', async () => {
    const id = await waiting(5)
    for (const body of [{}, { status: 'yes' }, { status: null }, { status: true, date: 'today' }])
      expect((await moderate(id, body)).status).toBe(400)
    expect((await moderate('6740c1f2a4b5c6d7e8f90123', { status: true })).status).toBe(404)
    expect((await moderate('nonsense', { status: true })).status).toBe(404)
  })

  it('is the admin’s: a customer gets 403', async () => {
    const id = await waiting(5)
    const customer = await shop.customer()
    expect((await customer.get('/api/review/pending')).status).toBe(403)
    expect((await customer.put(`/api/review/moderate/${id}`, { status: true })).status).toBe(403)
  })
})
