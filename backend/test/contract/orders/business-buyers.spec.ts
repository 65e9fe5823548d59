import { getModelToken } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { istDay } from '../../../src/kernel/dates/ist.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import {
  type IssuedPaper,
  IssuedPapers,
} from '../../../src/modules/sales/orders/money/issued-papers.queries.js'
import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { OrderDocument } from '../../../src/modules/sales/orders/schemas/order.schema.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireCart, type WireError, type WireOrder } from '../../support/http/orders.wire.js'

type Cart = WireCart & { business: { gstin: string; name: string; otherState: string | null } | null }

const RAO = { gstin: '27AAPFU0939F1ZV', name: 'Rao Foods' }
const SENT = { gstin: ' 27aapfu0939f1zv', businessName: ' Rao Foods ' }

let shop: OrderShop
let jar: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 50 })
})
afterAll(() => shop.close(), 15_000)

const set = (client: Client, body: object) => client.put<Cart & WireError>('/api/cart/business', body)
async function papers(which?: 'taxed' | 'all'): Promise<IssuedPaper[]> {
  const today = istDay(new Date())
  const found: IssuedPaper[] = []
  for await (const paper of shop.running.app.get(IssuedPapers).between(today, today, which)) found.push(paper)
  return found
}

describe('a cart of a business', () => {
  it.each([
    ['a wrong check digit', { ...SENT, gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    ['a GSTIN of no state', { ...SENT, gstin: '99AAPFU0939F1ZK' }, 'gstin'],
    ['no name', { gstin: RAO.gstin }, 'businessName'],
    ['no GSTIN', { businessName: 'Rao Foods' }, 'gstin'],
    ['an operator for a text', { gstin: { $ne: '' }, businessName: 'Rao Foods' }, 'gstin'],
  ])('is refused with %s, naming the field', async (_, body, field) => {
    const client = await shop.shopper([[jar, 1]])
    const answer = await set(client, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(answer.body.details.fields).toHaveProperty(field)
    expect((await client.get<Cart>('/api/cart/items')).body.business).toBeNull()
  })

  it('says that its jars go to another state, stays for the next order, and is cleared', async () => {
    const client = await shop.shopper([[jar, 1]])
    const kept = { ...RAO, otherState: 'Maharashtra' }
    expect(await set(client, SENT)).toMatchObject({ status: 200, body: { business: kept } })
    expect((await client.post('/api/orders')).status).toBeLessThan(300)
    expect((await client.get<Cart>('/api/cart/items')).body.business).toMatchObject(RAO)
    expect((await set(client, {})).body.business).toBeNull()
  })
})

it('an order with its buyer and taxes is stored as the schema would make it', async () => {
  const settings = shop.running.app.get(Settings)
  const { gst } = await settings.current()
  await settings.change({
    gst: { enabled: true, gstin: '36AAPFU0939F1ZU', ratePercent: 5, hsnCode: '2001' },
  })
  const client = await shop.shopper([[jar, 2]])
  await set(client, SENT)
  const { orderId } = (await client.post<WireOrder>('/api/orders')).body
  await settings.change({ gst })
  const orders = shop.running.app.get<Model<OrderDocument>>(getModelToken(OrderDocument.name), {
    strict: false,
  })
  const stored = await orders.collection.findOne({ orderId })
  expect(stored).toMatchObject({ buyer: RAO, deliveryTax: { ratePercent: 5 } })
  const made = new orders(stored)
  await made.validate()
  expect(made.toObject()).toEqual(stored)
})

describe('the papers of a business', () => {
  const bought = async (lines: readonly (readonly [Jar, number])[]) => {
    const client = await shop.shopper(lines)
    await set(client, SENT)
    const { orderId, finalPrice: amount } = (await client.post<WireOrder>('/api/orders')).body
    const desk = await shop.staff()
    await desk.post(`/api/admin/desk/orders/${orderId}/receipt`, {
      method: 'upi',
      reference: orderId,
      amount,
    })
    return { client, orderId, desk, amount }
  }

  it('without GST are yielded on request alone, and name buyer, state and total', async () => {
    const { orderId, amount } = await bought([[jar, 2]])
    await shop.running.app.get(PaperNumbers).numberInvoices()
    expect((await papers()).filter((paper) => paper.orderId === orderId)).toEqual([])
    const own = (await papers('all')).filter((paper) => paper.orderId === orderId)
    expect(own).toMatchObject([
      {
        kind: 'invoice',
        number: expect.stringMatching(/^INV\//) as string,
        day: istDay(new Date()),
        gstin: null,
        shopState: '36',
        placeOfSupply: '36',
        buyer: RAO,
        takesBack: null,
        totalPaise: Math.round(amount * 100),
        parts: [{ isDelivery: false, tax: { ratePercent: 0 } }, { isDelivery: true }],
      },
    ])
  })

  it('with GST name registration, state of supply, and the invoice that a note takes back', async () => {
    await shop.running.app.get(Settings).change({
      gst: { enabled: true, gstin: '36AAPFU0939F1ZU', ratePercent: 5, hsnCode: '2001' },
    })
    const { client, orderId, desk } = await bought([[jar, 2]])
    const reason = { reason: 'Out of jars', keepCharge: false }
    expect((await desk.post(`/api/admin/orders/${orderId}/cancel`, reason)).status).toBe(200)
    expect((await client.get(`/api/orders/${orderId}/credit-note`)).status).toBe(200)
    const [invoice, note] = (await papers()).filter((paper) => paper.orderId === orderId)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      gstin: '36AAPFU0939F1ZU',
      isInterState: false,
      buyer: RAO,
    })
    expect(note).toMatchObject({
      kind: 'credit note',
      number: expect.stringMatching(/^CN\//) as string,
      takesBack: { number: invoice?.number, day: invoice?.day },
      totalPaise: invoice?.totalPaise,
      parts: invoice?.parts,
      buyer: RAO,
    })
    expect((await client.get<{ orders: object[] }>('/api/orders')).body.orders[0]).toMatchObject({
      buyer: RAO,
    })
  })

  it('keep the GSTIN, and lose the name, when the account is deleted', async () => {
    const { client, orderId } = await bought([[jar, 1]])
    const orders = shop.running.db.collection('orders')
    await orders.updateOne({ orderId }, { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } })
    const data = await client.get<{ orders: object[]; cart: object }>('/api/users/data')
    expect(data.body).toMatchObject({ orders: [{ buyer: RAO }], cart: { business: RAO } })
    expect((await client.delete('/api/users', { confirm: true })).status).toBe(200)
    const [order] = await orders.find({ orderId }).toArray()
    expect(order?.['buyer']).toEqual({ gstin: RAO.gstin, name: 'deleted' })
    expect(JSON.stringify(order)).not.toContain(RAO.name)
  })
})
