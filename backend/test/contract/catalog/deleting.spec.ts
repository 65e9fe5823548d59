import {
  DEFAULT_CATALOGUE,
  nameInWords,
} from '../../../src/modules/office/settings/domain/catalogue-lists.js'
import { customer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { type Client } from '../../support/http/client.js'

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

async function aMaterial(): Promise<{ Id: string; _id: string }> {
  const { Id, _id } = await pantry.create({
    materialType: 'RM',
    name: 'Rock salt',
    description: 'Coarse',
    priceUnit: 'KG',
  })
  return { Id, _id: String(_id) }
}
const sentence = ({ body }: { body: Record<string, unknown> }): unknown => body['error']

describe('DELETE /products/{id}', () => {
  it('deletes a product that nothing refers to', async () => {
    const { Id } = await aMaterial()
    expect((await boss.delete(`/api/products/${Id}`)).status).toBe(200)
    expect((await boss.get(`/api/admin/products/${Id}`)).status).toBe(404)
    expect((await boss.delete(`/api/products/${Id}`)).status).toBe(404)
  })

  it('refuses a product with stock, and says what to do instead', async () => {
    const jar = await pantry.jar()
    await pantry.receive(jar, 1000)
    const answer = await boss.delete(`/api/products/${jar.Id}`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'PRODUCT_IN_USE' } })
    expect(sentence(answer)).toBe(
      `${nameInWords(jar.name, DEFAULT_CATALOGUE)} cannot be deleted: it is still named by 1 stock entry. Deactivate it instead: untick Active and it leaves the shop.`,
    )
    expect((await pantry.reread(jar)).Id).toBe(jar.Id)
  })

  it('refuses what a recipe, a production run, an order or a review names', async () => {
    const { db } = pantry.running
    const salt = await aMaterial()
    const { _id } = await pantry.reread(salt)
    const rows = {
      boms: { parentProduct: null, components: [{ product: _id }] },
      reservations: { reservationId: 'R-1', components: [{ productId: _id }] },
      orders: { orderId: 'P-1', externalId: 'E-1', requestKey: 'k', items: [{ productId: _id }] },
      reviews: { order: null, product: _id },
    }
    for (const [collection, row] of Object.entries(rows)) {
      const { insertedId } = await db.collection(collection).insertOne(row)
      expect(await boss.delete(`/api/admin/products/${salt._id}`)).toMatchObject({
        status: 409,
        body: { code: 'PRODUCT_IN_USE' },
      })
      await db.collection(collection).deleteOne({ _id: insertedId })
    }
    expect(await boss.delete(`/api/admin/products/${salt._id}`)).toMatchObject({
      status: 200,
      body: { id: salt._id },
    })
  })

  it('refuses a product in a cart; a jar added meanwhile disappears from the cart', async () => {
    const { client } = await customer(pantry.running, '9876543211')
    const [kept, raced] = [await pantry.jar(), await pantry.jar()]
    for (const jar of [kept, raced]) await boss.put(`/api/products/${jar.Id}`, { unlimitedStock: true })
    await client.post('/api/cart/add', { Id: kept.Id, quantity: 1 })
    expect((await boss.delete(`/api/products/${kept.Id}`)).status).toBe(409)
    const [added, deleted] = await Promise.all([
      client.post('/api/cart/add', { Id: raced.Id, quantity: 1 }),
      boss.delete(`/api/products/${raced.Id}`),
    ])
    expect(added.status).toBeLessThan(500)
    const { body } = await client.get<{ cartItems: { id: string }[] }>('/api/cart/items')
    const ids = JSON.stringify(body)
    expect(ids).toContain(kept.Id)
    if (deleted.status === 200) expect(ids).not.toContain(raced.Id)
    else expect(deleted.status).toBe(409)
  })

  it('conflicts with a receipt of stock, so that no batch belongs to a missing product', async () => {
    for (let round = 0; round < 4; round += 1) {
      const salt = await aMaterial()
      const record = await pantry.reread(salt)
      const [deleted, received] = await Promise.allSettled([
        boss.delete(`/api/products/${salt.Id}`),
        pantry.receive(record, 1000),
      ])
      const isGone = deleted.status === 'fulfilled' && deleted.value.status === 200
      expect(isGone).toBe(received.status === 'rejected')
    }
  })
})
