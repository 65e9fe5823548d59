import { createHmac } from 'node:crypto'
import { PaymentShop } from '../../support/builders/payments.builders.js'
import { Client } from '../../support/http/client.js'

const MINUTE_MS = 60_000

describe('which events are believed', () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterAll(() => shop.close())

  /** An event as the provider would send it about a payment that did happen there. */
  async function successEvent() {
    const opened = await shop.opened()
    const { cf_payment_id } = await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    const amount = opened.order.finalPrice.toFixed(2)
    const body = `{"data":{"order":{"order_id":"${opened.order.order_extid}","order_amount":${amount},"order_currency":"INR"},"payment":{"cf_payment_id":${cf_payment_id},"payment_status":"SUCCESS","payment_amount":${amount},"payment_currency":"INR","payment_time":"2026-11-21T12:00:00+05:30"}},"event_time":"2026-11-21T12:00:01+05:30","type":"PAYMENT_SUCCESS_WEBHOOK"}`
    return { opened, body }
  }

  it('a webhook whose signature is wrong or missing, or whose body was written anew, gets 401 and changes nothing', async () => {
    const { opened, body } = await successEvent()
    const now = String(Date.now())
    const reserialised = JSON.stringify(JSON.parse(body))
    expect(reserialised).not.toBe(body)
    const overParsed = createHmac('sha256', 'sandbox-secret')
      .update(now + reserialised)
      .digest('base64')

    expect(await shop.webhook(body, { secret: 'another secret' })).toBe(401)
    expect(await shop.webhook(body, { headers: { 'x-webhook-signature': '' } })).toBe(401)
    expect(await shop.webhook(body, { headers: { 'x-webhook-timestamp': '' } })).toBe(401)
    const headers = { 'x-webhook-signature': overParsed }
    expect(await shop.webhook(body, { timestamp: now, headers })).toBe(401)

    expect(await new Client(shop.url).post('/api/cashfree/webhook', JSON.parse(body))).toMatchObject({
      status: 401,
      body: { code: 'BAD_SIGNATURE' },
    })

    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Pending' })
    expect(await shop.rows('paymentevents', { reference: opened.order.order_extid })).toEqual([])
    expect(await shop.webhook(body)).toBe(200)
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('a rightly signed webhook is refused when its timestamp is stale or ahead', async () => {
    const { opened, body } = await successEvent()
    for (const offset of [-6, 6]) {
      const timestamp = String(Date.now() + offset * MINUTE_MS)
      expect(await shop.webhook(body, { timestamp })).toBe(401)
    }
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Pending' })
  })

  it("the window of timestamps is the machine's, whatever the application's clock says", async () => {
    const { opened, body } = await successEvent()
    shop.moveClock(10)
    expect(await shop.webhook(body)).toBe(200)
    shop.moveClock(0)
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('a signed webhook of a type or order that nobody knows is taken, kept, and changes nothing', async () => {
    const placed = await shop.opened()
    const before = await shop.stored(placed)
    const ping =
      '{"data":{"test_object":{"test_key":"test_value"}},"type":"WEBHOOK","event_time":"2026-11-21T06:00:00Z"}'
    const newer = `{"data":{"order":{"order_id":"${placed.order.order_extid}"}},"type":"SOMETHING_NEW_WEBHOOK"}`
    const { body } = await successEvent()
    const unknownOrder = body.replace(/"order_id":"[^"]+"/, '"order_id":"nobodys-order"')

    for (const event of [ping, newer, unknownOrder]) expect(await shop.webhook(event)).toBe(200)

    const recorded = await shop.rows('paymentevents', { outcome: { $in: ['unknown-type', 'unknown-order'] } })
    expect(recorded.map(({ type, outcome }) => [type, outcome]).sort()).toEqual([
      ['PAYMENT_SUCCESS_WEBHOOK', 'unknown-order'],
      ['SOMETHING_NEW_WEBHOOK', 'unknown-type'],
      ['WEBHOOK', 'unknown-type'],
    ])
    expect(recorded.map(({ body: kept }) => String(kept))).toContain(ping)
    expect(await shop.stored(placed)).toEqual(before)
  })
})
