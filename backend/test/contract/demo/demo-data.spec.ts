import { getModelToken } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { seedDemo } from '../../../src/demo/seed-demo.js'
import { StockCheck } from '../../../src/modules/inventory/stock-check.service.js'
import { OrderDocument } from '../../../src/modules/orders/schemas/order.schema.js'
import { startApp, type TestApp } from '../../support/app.js'

interface Product {
  _id: string
  Id: string
  image: string
  price: number
  variantType: string
  variantWeight: string
  availableStock: number
  unlimitedStock: boolean
  reviewCount: number
  avgRating: number | null
  ingredients: { name: string; showasIngredient: boolean }[]
}

jest.setTimeout(60_000)

let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
})
afterAll(() => shop.close())

const products = async (): Promise<Product[]> => {
  const answer = await fetch(`${shop.url}/api/products?materialType=FG&withReview=true&withIngrediants=true`)
  return ((await answer.json()) as { products: Product[] }).products
}
const count = (collection: string) => shop.db.collection(collection).countDocuments()

it('shows at least fourteen jars, the cheapest kilo of chicken for 849 rupees', async () => {
  const shown = await products()
  expect(shown.length).toBeGreaterThanOrEqual(14)
  const kilos = shown.filter((one) => one.variantType === 'CHICKEN' && one.variantWeight === '1kg')
  expect(Math.min(...kilos.map(({ price }) => price))).toBe(849)
})

it('has one jar sold out, one with three left and one without a limit', async () => {
  const shown = await products()
  expect(shown.filter((one) => one.availableStock === 0 && !one.unlimitedStock)).toHaveLength(1)
  expect(shown.filter((one) => one.availableStock === 3)).toHaveLength(1)
  expect(shown.filter((one) => one.unlimitedStock)).toHaveLength(1)
})

it('adds up: the stock check finds no drift', async () => {
  expect(await shop.app.get(StockCheck, { strict: false }).recompute()).toMatchObject({
    drift: 0,
    repaired: [],
  })
})

it('has an order in every state', async () => {
  const orders = shop.app.get<Model<OrderDocument>>(getModelToken(OrderDocument.name), { strict: false })
  const states = await orders.distinct('deliveryStatus')
  expect(states.sort()).toEqual(['Cancelled', 'Delivered', 'Packed', 'Pending', 'Shipped'])
  expect(await orders.distinct('paymentStatus')).toEqual(expect.arrayContaining(['Completed', 'Pending']))
})

it('fills once: a second run changes nothing', async () => {
  const before = await Promise.all(['products', 'orders', 'stock', 'reviews', 'users'].map(count))
  expect(await seedDemo(shop.app)).toBe(false)
  expect(await Promise.all(['products', 'orders', 'stock', 'reviews', 'users'].map(count))).toEqual(before)
})
