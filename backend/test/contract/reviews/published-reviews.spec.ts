import { Types } from 'mongoose'
import { Ratings } from '../../../src/modules/sales/reviews/ratings.service.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'

interface Wire {
  productId: string
  rating: number
  comment: string
  mobileNumber: string
  date: string
}

let pantry: Pantry
let jar: StoredProduct

const write = (rating: number, approved: boolean | null, day: number, of = jar): Promise<unknown> =>
  pantry.running.db.collection('reviews').insertOne({
    order: new Types.ObjectId(),
    orderId: 'P-AAAA-AAAA',
    orderDate: new Date('2026-11-01'),
    product: of._id,
    mobileNumber: '9812345621',
    rating,
    comment: `day ${day}`,
    approved,
    date: new Date(Date.UTC(2026, 10, day)),
  })

beforeAll(async () => {
  pantry = await Pantry.open()
  jar = await pantry.jar()
  await write(5, true, 1)
  await write(4, true, 3)
  await write(4, true, 2)
  await write(1, null, 4)
  await write(1, false, 5)
})
afterAll(() => pantry.close())

it('shows anybody the approved reviews of a product, newest first, numbers masked', async () => {
  for (const id of [jar.Id, String(jar._id)]) {
    const { status, body } = await pantry.visitor().get<{ reviews: Wire[] }>(`/api/review/product/${id}`)
    expect(status).toBe(200)
    expect(body.reviews.map(({ comment }) => comment)).toEqual(['day 3', 'day 2', 'day 1'])
    expect(body.reviews[0]).toEqual({
      productId: jar.Id,
      rating: 4,
      comment: 'day 3',
      mobileNumber: '98••••••21',
      date: '2026-11-03T00:00:00.000Z',
      author: null,
      photo: null,
      answer: null,
    })
  }
})

it('comes in pages', async () => {
  const { body } = await pantry
    .visitor()
    .get<{ reviews: Wire[] }>(`/api/review/product/${jar.Id}?page=2&perPage=2`)
  expect(body.reviews.map(({ comment }) => comment)).toEqual(['day 1'])
})

describe('of a pickle', () => {
  interface OfPickle {
    reviews: Wire[]
    counts: number[]
  }
  const ofPickle = (code: string, query = '') =>
    pantry.visitor().get<OfPickle>(`/api/review/pickle/${encodeURIComponent(code)}${query}`)

  beforeAll(async () => {
    const other = await pantry.jar({ variantType: 'GONGURA' })
    await write(3, true, 6, other)
  })

  it('are those of all its jars on sale, each with its jar, and say how many gave how many stars', async () => {
    const large = await pantry.jar()
    const gone = await pantry.jar({ activeFlag: false })
    await write(5, true, 7, large)
    await write(1, true, 8, gone)
    const { body } = await ofPickle('CHICKEN')
    expect(body.reviews.map(({ productId, comment }) => [productId, comment])).toEqual([
      [large.Id, 'day 7'],
      ...['day 3', 'day 2', 'day 1'].map((comment) => [jar.Id, comment]),
    ])
    expect(body.counts).toEqual([0, 0, 0, 2, 2])
    // The counts are those of all pages.
    const { body: last } = await ofPickle('CHICKEN', '?page=2&perPage=3')
    expect(last).toMatchObject({ reviews: [{ comment: 'day 1' }], counts: body.counts })
    await pantry.running.db.collection('reviews').deleteMany({ product: { $in: [large._id, gone._id] } })
  })

  it('are 404 where no jar of it is on sale', async () => expect((await ofPickle('MUTTON')).status).toBe(404))
})

it('answers 404 for a product that is not there', async () =>
  expect((await pantry.visitor().get('/api/review/product/FG-9999')).status).toBe(404))

it('the product list has count and average of the approved reviews', async () => {
  await pantry.running.app.get(Ratings, { strict: false }).recount(jar._id)
  const { body } = await pantry.visitor().get<{ products: { Id: string }[] }>('/api/products?withReview=true')
  expect(body.products.find(({ Id }) => Id === jar.Id)).toMatchObject({
    reviewCount: 3,
    ratingSum: 13,
    avgRating: 4.3,
  })
})

it('each product of an order takes one review', async () => {
  const twice = { order: new Types.ObjectId(), product: jar._id }
  const reviews = pantry.running.db.collection('reviews')
  await reviews.insertOne({ ...twice })
  await expect(reviews.insertOne({ ...twice })).rejects.toMatchObject({ code: 11000 })
})
