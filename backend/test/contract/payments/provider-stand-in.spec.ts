import { paise } from '../../../src/kernel/amounts/money.js'
import { CashfreeClient } from '../../../src/modules/money/payments/cashfree/cashfree.client.js'
import { PaymentProvider } from '../../../src/modules/money/payments/provider/payment-provider.js'
import { PaymentShop } from '../../support/builders/payments.builders.js'

let shop: PaymentShop
let orders = 0

beforeAll(async () => {
  shop = await PaymentShop.open()
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

const request = (changes: Record<string, unknown> = {}) => ({
  reference: `JDI-${++orders}`,
  amountPaise: paise(124_950),
  currency: 'INR',
  customer: { id: 'customer1', name: 'Lakshmi', phone: '9876543210', email: '' },
  expiresAt: new Date(Math.ceil(Date.now() / 1000) * 1000 + 30 * 60_000),
  ...changes,
})
const provider = () => shop.running.app.get(PaymentProvider)

async function api(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.url}/sandbox/cashfree/pg${path}`, {
    method,
    headers: {
      'x-client-id': 'sandbox-client',
      'x-client-secret': 'sandbox-secret',
      'x-api-version': '2025-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  }
}

const body = (order_id: string) => ({
  order_id,
  order_amount: 100,
  order_currency: 'INR',
  customer_details: { customer_id: 'c01', customer_phone: '9876543210' },
})

describe("the provider's stand-in keeps the provider's rules", () => {
  it('answers errors in the provider’s shape', async () => {
    const wrongSecret = { 'x-client-secret': 'guessed' }
    expect(await api('GET', '/orders/none', undefined, wrongSecret)).toMatchObject({
      status: 401,
      body: { code: 'request_failed', type: 'authentication_error' },
    })
    expect(await api('GET', '/orders/none')).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    const { order_amount, ...noAmount } = body('A-1')
    expect(order_amount).toBe(100)
    expect(await api('POST', '/orders', noAmount)).toMatchObject({
      status: 400,
      body: { code: 'order_amount_invalid', type: 'invalid_request_error' },
    })
  })

  it('replays an idempotency key, and refuses it with another body', async () => {
    const key = { 'x-idempotency-key': 'key-1' }
    const first = await api('POST', '/orders', body('A-2'), key)
    const again = await api('POST', '/orders', body('A-2'), key)
    expect(again.body).toEqual(first.body)
    expect([first, again].map(({ headers }) => headers.get('x-idempotency-replayed'))).toEqual([
      'false',
      'true',
    ])
    expect((await api('POST', '/orders', body('A-3'), key)).status).toBe(422)
    expect(await api('POST', '/orders', body('A-2'))).toMatchObject({
      status: 409,
      body: { code: 'order_already_exists' },
    })
  })

  it('a create that hangs past our patience, repeated, leaves one order', async () => {
    const { timeouts } = shop.running.app.get(CashfreeClient)
    const patience = timeouts.write
    timeouts.write = 300
    try {
      await shop.sandbox('faults', { operation: 'createOrder', fault: 'hang', times: 1, hangMs: 1_500 })
      const wanted = request()
      const opened = await provider().openSession(wanted)
      expect(await provider().openSession(wanted)).toEqual(opened)
      expect(await shop.rows('sandbox_cashfree_orders', { _id: wanted.reference })).toHaveLength(1)
    } finally {
      timeouts.write = patience
    }
  })

  it('gives the same session for a later expiry of the same reference', async () => {
    const wanted = request()
    const opened = await provider().openSession(wanted)
    const later = { ...wanted, expiresAt: new Date(wanted.expiresAt.getTime() + 60_000) }
    expect((await provider().openSession(later)).sessionId).toBe(opened.sessionId)
  })

  it('expires and ends sessions', async () => {
    const wanted = request()
    const { sessionId } = await provider().openSession(wanted)
    shop.moveClock(31)
    expect(await provider().findOrder(wanted.reference)).toMatchObject({ status: 'expired' })
    expect((await shop.sandbox(`sessions/${sessionId}/complete`, { outcome: 'SUCCESS' })).status).toBe(409)
    shop.moveClock(0)
    await provider().endSession(wanted.reference)
    expect(await provider().findOrder(wanted.reference)).toMatchObject({ status: 'terminated' })
  })

  it('gives back no more than was captured', async () => {
    const wanted = request()
    const { sessionId } = await provider().openSession(wanted)
    const refund = {
      reference: wanted.reference,
      refundId: `RF${orders}`,
      amountPaise: paise(124_950),
      note: 'extra money',
    }
    await expect(provider().refund(refund)).rejects.toMatchObject({ providerCode: 'order_not_paid' })
    await shop.complete(sessionId, { outcome: 'SUCCESS', webhook: false })
    expect(await provider().refund(refund)).toMatchObject({ status: 'pending' })
    expect(await provider().refund(refund)).toMatchObject({ refundId: refund.refundId })
    const more = { ...refund, refundId: `RF${orders}b`, amountPaise: paise(1_00) }
    await expect(provider().refund(more)).rejects.toMatchObject({ providerCode: 'refund_amount_invalid' })
  })
})

describe("the provider's stand-in, where it shows itself", () => {
  it('shows a window that names amount and order, without inline scripts or styles', async () => {
    const wanted = request()
    const { sessionId } = await provider().openSession(wanted)
    const page = await fetch(`${shop.url}/sandbox/cashfree/checkout/${sessionId}`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await page.text()
    for (const text of [
      'Test window',
      '₹1,249.50',
      wanted.reference,
      'Fail this payment',
      'Close without paying',
    ])
      expect(html).toContain(text)
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/)
    await shop.complete(sessionId, { outcome: 'SUCCESS', webhook: false })
    const paid = await (await fetch(`${shop.url}/sandbox/cashfree/checkout/${sessionId}`)).text()
    expect(paid).toContain('This order has been paid.')
    expect(paid).not.toContain('Fail this payment')
    expect((await fetch(`${shop.url}/sandbox/cashfree/checkout/none`)).status).toBe(404)
  })

  it("serves the provider's script with its interface", async () => {
    const script = await fetch(`${shop.url}/sandbox/cashfree/v3/cashfree.js`)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).toContain('window.Cashfree')
  })

  it("moves the application's clock", async () => {
    const answer = await fetch(`${shop.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs: 3_600_000 }),
    })
    const { now } = (await answer.json()) as { now: string }
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(3_590_000)
    expect(shop.running.clock.now().getTime()).toBeGreaterThan(Date.now() + 3_590_000)
  })
})
