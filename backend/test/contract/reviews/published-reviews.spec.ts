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

const write = (rating: number, approved: boolean | null, day: number): Promise<unknown> =>
  pantry.running.db.collection('reviews').insertOne({
    order: new Types.ObjectId(),
    orderId: 'P-AAAA-AAAA',
    orderDate: new Date('2026-11-01'),
    product: jar._id,
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

it('answers 404 for a product that is not there', async () =>
  expect((await pantry.visitor().get('/api/review/product/FG-9999')).status).toBe(404))

it('the product list has count and average of the approved reviews', async () => {
  await pantry.running.app.get(Ratings, { strict: false }).recount(jar._id)
  const { body } = await pantry.visitor().get<{ products: object[] }>('/api/products?withReview=true')
  expect(body.products).toMatchObject([{ Id: jar.Id, reviewCount: 3, avgRating: 4.3 }])
})

it('each product of an order takes one review', async () => {
  const twice = { order: new Types.ObjectId(), product: jar._id }
  const reviews = pantry.running.db.collection('reviews')
  await reviews.insertOne({ ...twice })
  await expect(reviews.insertOne({ ...twice })).rejects.toMatchObject({ code: 11000 })
})
