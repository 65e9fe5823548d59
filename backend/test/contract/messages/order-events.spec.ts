import { Outbox } from '../../../src/modules/office/messages/outbox/outbox.service.js'
import { Jobs } from '../../../src/platform/jobs/jobs.service.js'
import { Transactions } from '../../../src/platform/mongo/transaction.js'
import { CourierDesk } from '../../support/builders/courier.builders.js'
import { notices, told } from '../../support/builders/notices.builders.js'
import { expectOk, type OrderShop } from '../../support/builders/orders.builders.js'
import { eventually } from '../../support/builders/payments.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

let courier: CourierDesk
let shop: OrderShop
let admin: Client

beforeAll(async () => {
  courier = await CourierDesk.open()
  ;({ shop } = courier)
  admin = await shop.staff()
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => courier.close(), 15_000)

async function only(order: { orderId: string }, event: string) {
  const found = await notices(shop.running, { event, about: order.orderId })
  expect(found).toHaveLength(1)
  return found[0]
}
const eventsOf = ({ orderId }: { orderId: string }) => told(shop.running, orderId)
const runJob = (name: string) => shop.running.app.get(Jobs).runNow(name, '9000000001')
const linkOf = ({ orderId }: { orderId: string }) => `/userhomepage?tab=placeOrder&order=${orderId}`
const cancel = async ({ orderId }: WireOrder) =>
  expectOk(
    await admin.post(`/api/admin/orders/${orderId}/cancel`, {
      reason: 'Out of gongura until March.',
      keepCharge: false,
    }),
  )
async function numberOf(client: Client): Promise<string> {
  return (await client.get<{ mobileNumber: string }>('/api/session')).body.mobileNumber
}

describe('a customer hears of an order', () => {
  it('when it is placed: the jars as the shop says them, the money, and until when it is kept', async () => {
    const { client, order } = await shop.placed([[await shop.jar(), 2]])
    expect(await only(order, 'orderPlaced')).toMatchObject({
      person: await numberOf(client),
      name: 'Lakshmi Rao',
      about: order.orderId,
      facts: {
        orderId: order.orderId,
        items: `2 × ${order.items[0]?.name}`,
        total: expect.stringMatching(/^₹[\d,]+$/),
        payBy: expect.stringMatching(/^\d+ \w+ \d{4}, \d+(:\d\d)? [ap]m$/),
        link: linkOf(order),
      },
      attachment: null,
    })
  })

  it('once, when the same click comes several times', async () => {
    const client = await shop.shopper([[await shop.jar(), 1]])
    const place = () => client.post<WireOrder>('/api/orders', undefined, { 'idempotency-key': 'one-click' })
    const [{ body }] = await Promise.all([place(), place(), place()])
    expect(await eventsOf(body)).toEqual(['orderPlaced'])
  })

  it('never, when placing it failed', async () => {
    const jar = await shop.jar({ jars: 1 })
    const client = await shop.shopper([[jar, 1]])
    const before = (await notices(shop.running, { event: 'orderPlaced' })).length
    await shop.change(jar, { activeFlag: false })
    expect((await client.post('/api/orders')).status).toBe(409)
    expect(await notices(shop.running, { event: 'orderPlaced' })).toHaveLength(before)
  })

  it('when it is paid: with the invoice and the promised day; staff hear of it too', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 2]])
    await shop.settling.markPaid(order.orderId, { at: shop.running.clock.now() })
    expect(await only(order, 'orderPaid')).toMatchObject({
      person: await numberOf(client),
      facts: {
        orderId: order.orderId,
        arrivesBy: expect.stringMatching(/^\d+ \w+ \d{4}$/),
        link: linkOf(order),
      },
      attachment: { kind: 'invoice', id: order.orderId },
    })
    const staff = await notices(shop.running, { event: 'paidOrder', about: order.orderId })
    expect(staff).toMatchObject([
      {
        person: null,
        facts: {
          customer: 'Lakshmi Rao',
          city: 'Hyderabad',
          total: expect.stringContaining('₹'),
          link: `/assign-stock?order=${order.orderId}`,
        },
      },
    ])
  })

  it('by an e-mail that brings the invoice and leads to the order', async () => {
    const { client, order } = await shop.placed([[await shop.jar(), 1]])
    const [mobileNumber, email] = [await numberOf(client), `${order.orderId.toLowerCase()}@mail.example`]
    await shop.running.db.collection('users').updateOne({ mobileNumber }, { $set: { email } })
    await shop.settling.markPaid(order.orderId, { at: shop.running.clock.now() })
    const [mail] = await eventually(async () => {
      await shop.running.app.get(Outbox).sendDue()
      const { body } = await client.get<{ subject: string; text: string; files: string[] }[]>(
        `/sandbox/outbox?to=${email}`,
      )
      const paid = body.filter(({ subject }) => subject.startsWith('Paid'))
      expect(paid).toHaveLength(1)
      return paid
    })
    expect(mail?.subject).toContain(order.orderId)
    expect(mail?.text).toContain(linkOf(order))
    expect(mail?.files).toEqual([expect.stringMatching(/\.pdf$/)])
  })

  it('once when it is packed, also when it was unpacked in between', async () => {
    const jar = await shop.jar()
    const { order } = await shop.packed([[jar, 1]])
    expectOk(await shop.unassign(order, 0))
    const [batch] = await shop.batches(jar)
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: batch?._id }))
    expect(await only(order, 'orderPacked')).toMatchObject({
      facts: { items: `1 × ${order.items[0]?.name}` },
    })
  })

  it('when it is shipped: waybill, promised day and the page of the parcel', async () => {
    const { order, waybill } = await courier.shipped()
    expect(await only(order, 'orderShipped')).toMatchObject({
      facts: {
        courier: 'Delhivery',
        waybill,
        arrivesBy: expect.stringMatching(/^\d+ \w+ \d{4}$/),
        link: `/api/parcels/${waybill}`,
      },
    })
    const page = await fetch(`${shop.running.url}/api/parcels/${waybill}`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, `/sandbox/delhivery/track/${waybill}`])
    expect((await fetch(`${shop.running.url}/api/parcels/14999999999999`)).status).toBe(404)
  })

  it('when the courier brings it, was there in vain, and delivered it; each push counts once', async () => {
    const { order, waybill } = await courier.shipped()
    for (const status of ['In Transit', 'Dispatched', 'Pending']) await shop.scan(waybill, status)
    await runJob('orders.track-shipments')
    expect(await only(order, 'outForDelivery')).toMatchObject({ facts: { waybill } })
    expect(await only(order, 'deliveryFailed')).toMatchObject({
      facts: { waybill, reason: 'it was the first attempt', link: linkOf(order) },
    })
    // The courier's second round of the same day is no news, its second failure is.
    shop.running.clock.shift(5_000)
    for (const status of ['Dispatched', 'Pending']) await shop.scan(waybill, status)
    await only(order, 'outForDelivery')
    expect(await notices(shop.running, { event: 'deliveryFailed', about: order.orderId })).toHaveLength(2)
    await shop.scan(waybill, 'delivered')
    expect(await only(order, 'orderDelivered')).toMatchObject({
      facts: { reportBy: expect.stringMatching(/[ap]m$/), link: linkOf(order) },
    })
    expect(await notices(shop.running, { event: 'parcelTrouble', about: waybill })).toEqual([])
  })

  it('when its parcel came back; staff hear of the parcel once', async () => {
    const { order, parcel } = await courier.back()
    await runJob('orders.track-shipments')
    expect(await only(order, 'orderReturned')).toMatchObject({
      facts: { reason: 'the courier could not deliver it' },
    })
    expect(await notices(shop.running, { event: 'parcelTrouble', about: parcel })).toMatchObject([
      { person: null, facts: { reason: 'it came back to us', link: `/dashboard/courier/${order.orderId}` } },
    ])
  })

  it('when its address was corrected', async () => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    const address = {
      contactName: 'Lakshmi Rao',
      contactNumber: '9876543210',
      address: '14 Side Road',
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500001',
    }
    expectOk(await admin.put(`/api/admin/shipments/${order.orderId}/address`, address))
    expect(await only(order, 'addressChanged')).toMatchObject({
      facts: { address: 'Lakshmi Rao, 14 Side Road, Hyderabad, Telangana 500001' },
    })
  })

  it('when staff cancel it, once, with the reason and the money; nothing of it comes after', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    await cancel(order)
    await cancel(order)
    expect(await only(order, 'orderCancelled')).toMatchObject({
      facts: {
        reason: 'Out of gongura until March',
        moneyBack: expect.stringMatching(/^₹[\d,.]+ goes back to you within 7 to 10 business days\.$/),
      },
      attachment: { kind: 'creditNote', id: order.orderId },
    })
    expect((await eventsOf(order)).sort()).toEqual(
      ['orderCancelled', 'orderPacked', 'orderPaid', 'orderPlaced', 'paidOrder'].sort(),
    )
  })

  it('when they cancelled it themselves', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    expectOk(await client.put(`/api/orders/${order.orderId}/cancel`))
    expect(await only(order, 'orderCancelled')).toMatchObject({ facts: { reason: 'you cancelled it' } })
  })
})

describe('customers are reminded', () => {
  it('once before the jars of an unpaid order go back, and never of a paid one', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const paid = await shop.paid([[await shop.jar(), 1]])
    shop.running.clock.shift(15 * 60_000)
    await runJob('orders.remind-unpaid')
    expect(await eventsOf(order)).not.toContain('paymentWindowClosing')
    shop.running.clock.shift(21 * 60_000)
    await runJob('orders.remind-unpaid')
    await runJob('orders.remind-unpaid')
    expect(await only(order, 'paymentWindowClosing')).toMatchObject({
      facts: { payBy: expect.stringMatching(/[ap]m$/), link: linkOf(order) },
    })
    expect(await eventsOf(paid.order)).not.toContain('paymentWindowClosing')
  })

  it('a week after the jars came to rate those without a review, once', async () => {
    const { order, waybill } = await courier.shipped()
    await shop.scan(waybill, 'delivered')
    shop.running.clock.shift(6 * 86_400_000)
    await runJob('orders.ask-ratings')
    expect(await eventsOf(order)).not.toContain('rateYourJars')
    shop.running.clock.shift(7 * 86_400_000 + 60_000)
    await runJob('orders.ask-ratings')
    await runJob('orders.ask-ratings')
    expect(await only(order, 'rateYourJars')).toMatchObject({
      facts: { items: `2 × ${order.items[0]?.name}`, link: linkOf(order) },
    })
  })

  it('never of jars that they rated, nor while an issue is open', async () => {
    const rated = await courier.shipped()
    const troubled = await courier.shipped()
    for (const { waybill } of [rated, troubled]) await shop.scan(waybill, 'delivered')
    expectOk(
      await rated.client.post('/api/review', {
        orderId: rated.order.orderId,
        productId: rated.jar.Id,
        rating: 5,
        comment: 'Just like at home, and hot.',
      }),
    )
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: troubled.order.orderId }, { $set: { issueStatus: 'Open' } })
    shop.running.clock.shift(8 * 86_400_000)
    await runJob('orders.ask-ratings')
    for (const { order } of [rated, troubled]) expect(await eventsOf(order)).not.toContain('rateYourJars')
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: troubled.order.orderId }, { $set: { issueStatus: 'Resolved' } })
    await runJob('orders.ask-ratings')
    await only(troubled.order, 'rateYourJars')
  })
})

describe('nothing is told', () => {
  it('of what was rolled back', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const undone = shop.running.app.get(Transactions).run(async () => {
      await shop.settling.markPaid(order.orderId, { at: shop.running.clock.now() })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await eventsOf(order)).toEqual(['orderPlaced'])
  })

  it('twice by two processes that book the same payment', async () => {
    const twin = await shop.twin()
    try {
      const { order } = await shop.placed([[await shop.jar(), 1]])
      const at = shop.running.clock.now()
      await Promise.all([shop, twin, shop, twin].map((one) => one.settling.markPaid(order.orderId, { at })))
      expect((await eventsOf(order)).sort()).toEqual(['orderPaid', 'orderPlaced', 'paidOrder'])
    } finally {
      await twin.close()
    }
  })

  it('of a payment that fails when the jars have gone back, or after it was paid', async () => {
    const late = await shop.placed([[await shop.jar(), 1]])
    const paid = await shop.paid([[await shop.jar(), 1]])
    const at = shop.letHoldsExpire()
    for (const { order } of [late, paid]) await shop.settling.failed(order.orderId, at)
    for (const { order } of [late, paid]) expect(await eventsOf(order)).not.toContain('paymentFailed')
  })

  it('of a payment that fails more than once', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    for (let time = 0; time < 3; time++) await shop.settling.failed(order.orderId, shop.running.clock.now())
    expect(await only(order, 'paymentFailed')).toMatchObject({ facts: { link: linkOf(order) } })
  })
})
