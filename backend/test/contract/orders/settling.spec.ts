import { Jobs } from '../../../src/platform/jobs/jobs.service.js'
import { OrderShop } from '../../support/builders/orders.builders.js'

describe('a payment for an order', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  const pay = (orderId: string) => shop.settling.markPaid(orderId, { at: new Date() })
  const expire = () => shop.holds.releaseExpired(new Date(Date.now() + 3_600_000))

  it('makes it paid once; repeating it changes nothing', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    expect((await pay(order.orderId)).outcome).toBe('paid')
    expect((await pay(order._id)).outcome).toBe('already-paid')
    const seen = await shop.look(order)
    expect(seen).toMatchObject({
      paymentStatus: 'Completed',
      canCancel: true,
      canDelete: false,
      holdExpiresAt: null,
    })
    expect(seen.timeline.map(({ event }) => event)).toEqual(['Placed', 'Paid'])
  })

  it('holds the jars again after the hold ended, while there are any', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { order } = await shop.placed([[jar, 2]])
    expect(await expire()).toBeGreaterThanOrEqual(1)
    expect((await shop.stock(jar)).available).toBe(2)
    expect((await pay(order.orderId)).outcome).toBe('paid')
    expect(await shop.stock(jar)).toEqual({ onHand: 2, committed: 2, available: 0 })
  })

  it('is flagged when the jars are gone: no jar is half held, no further payment is offered, later it may succeed', async () => {
    const [plenty, scarce] = [await shop.jar(), await shop.jar({ jars: 1 })]
    const { order } = await shop.placed([
      [plenty, 1],
      [scarce, 1],
    ])
    await expire()
    const rival = await shop.placed([[scarce, 1]])
    expect(await pay(order.orderId)).toMatchObject({ outcome: 'needs-review', reason: 'STOCK_GONE' })
    expect(await pay(order.orderId)).toMatchObject({ outcome: 'needs-review', reason: 'STOCK_GONE' })
    expect((await shop.stock(plenty)).committed).toBe(0)
    expect(await shop.look(order)).toMatchObject({
      paymentStatus: 'Pending',
      paymentReview: 'STOCK_GONE',
      canRetryPayment: false,
      canDelete: false,
    })
    await rival.client.delete(`/api/orders/${rival.order.orderId}`)
    expect((await pay(order.orderId)).outcome).toBe('paid')
    expect(await shop.look(order)).toMatchObject({ paymentStatus: 'Completed', paymentReview: null })
    expect(await shop.drift()).toBe(0)
  })

  it('is flagged for a deleted order, which stays deleted', async () => {
    const jar = await shop.jar()
    const { client, order } = await shop.placed([[jar, 1]])
    await client.delete(`/api/orders/${order.orderId}`)
    expect(await pay(order.orderId)).toMatchObject({ outcome: 'needs-review', reason: 'DELETED' })
    expect((await shop.stock(jar)).committed).toBe(0)
  })

  it('is nothing new for a cancelled order, whose refund is due', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    await client.put(`/api/orders/${order.orderId}/cancel`)
    expect((await pay(order.orderId)).outcome).toBe('already-paid')
    const refunded = await shop.refunding.complete(order.orderId, { reference: 'UTR1', at: new Date() })
    expect(refunded.paymentStatus).toBe('Refund Completed')
    await expect(
      shop.refunding.complete(order.orderId, { reference: 'UTR2', at: new Date() }),
    ).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' })
  })
})

describe('the hold of an unpaid order', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  it('ends after thirty minutes and not before; the order stays', async () => {
    const jar = await shop.jar({ jars: 3 })
    const { order } = await shop.placed([[jar, 3]])
    const placedAt = shop.running.clock.now().getTime()
    await shop.holds.releaseExpired(new Date(placedAt + 29 * 60_000))
    expect((await shop.stock(jar)).available).toBe(0)
    await shop.holds.releaseExpired(new Date(placedAt + 31 * 60_000))
    expect((await shop.stock(jar)).available).toBe(3)
    expect(await shop.look(order)).toMatchObject({
      paymentStatus: 'Pending',
      orderStatus: 'Placed',
      holdExpiresAt: null,
    })
    expect(await shop.drift()).toBe(0)
  })

  it('is given back by a job that tells how many', async () => {
    const jar = await shop.jar({ jars: 1 })
    await shop.placed([[jar, 1]])
    shop.letHoldsExpire()
    await shop.running.app.get(Jobs).runTurn('orders.release-holds', new Date())
    expect((await shop.stock(jar)).available).toBe(1)
    const run = await shop.running.db.collection('jobs').findOne({ _id: 'orders.release-holds' as never })
    expect(run).toMatchObject({ holder: null, last: { ok: true, result: { released: expect.any(Number) } } })
    shop.running.clock.shift(0)
  })

  it('is released even when the hold of another order cannot be released', async () => {
    const [broken, sound] = [await shop.jar({ jars: 1 }), await shop.jar({ jars: 1 })]
    await shop.placed([[broken, 1]])
    await shop.placed([[sound, 1]])
    await shop.change(broken, { committedMilli: 0 })
    const later = new Date(Date.now() + 3_600_000)
    await expect(shop.holds.releaseExpired(later)).rejects.toThrow('1 holds could not be released')
    expect((await shop.stock(sound)).available).toBe(1)
    // The stock check repairs what was broken, and the hold ends with the next run.
    expect(await shop.drift()).toBe(1)
    await shop.holds.releaseExpired(later)
    expect((await shop.stock(broken)).available).toBe(1)
  })

  it('is never released from a paid order', async () => {
    const jar = await shop.jar({ jars: 3 })
    await shop.paid([[jar, 3]])
    await shop.holds.releaseExpired(new Date(Date.now() + 30 * 86_400_000))
    expect((await shop.stock(jar)).available).toBe(0)
  })

  it('starts anew for another try to pay; gone jars are a conflict and the order is kept', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { order } = await shop.placed([[jar, 2]])
    await shop.holds.releaseExpired(new Date(Date.now() + 3_600_000))
    expect((await shop.heldForPaying.holdAgain(order.orderId)).held).toBe(true)
    await shop.holds.releaseExpired(new Date(Date.now() + 3_600_000))
    await shop.placed([[jar, 1]])
    await expect(shop.heldForPaying.holdAgain(order.orderId)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { Id: jar.Id, available: 1 },
    })
    expect(await shop.look(order)).toMatchObject({ orderStatus: 'Placed', canRetryPayment: true })
  })

  it('is not renewed for what is paid', async () => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    await expect(shop.heldForPaying.holdAgain(order.orderId)).rejects.toMatchObject({ code: 'NOT_PAYABLE' })
  })
})
