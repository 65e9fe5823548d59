import { validateOrder, validateRefund } from './validate.js'
import { VendorError } from './vendor-error.js'
import { webhookBody } from './wire.js'

const NOW = new Date('2026-11-21T06:00:00Z')
const GOOD = {
  order_id: 'JDI-261121-7KQ4M2XDAB',
  order_amount: 1249.5,
  order_currency: 'INR',
  customer_details: { customer_id: 'c01', customer_phone: '9876543210' },
  order_expiry_time: '2026-11-21T06:30:00Z',
}

function refusal(work: () => unknown): string {
  try {
    work()
    return 'accepted'
  } catch (error) {
    return error instanceof VendorError ? `${error.status} ${error.code}` : String(error)
  }
}

describe("the vendor's rules for an order", () => {
  it('takes a good one', () => {
    expect(validateOrder(GOOD, NOW)).toMatchObject({ orderId: GOOD.order_id, amountPaise: 124_950 })
  })

  it.each([
    ['order_id', 'a b', 'order_id_invalid'],
    ['order_id', 'x'.repeat(46), 'order_id_invalid'],
    ['order_amount', 0.99, 'order_amount_invalid'],
    ['order_amount', 1.005, 'order_amount_invalid'],
    ['order_currency', undefined, 'order_currency_invalid'],
    ['customer_details', undefined, 'customer_details_missing'],
    [
      'customer_details',
      { customer_id: 'c01', customer_phone: '12' },
      'customer_details.customer_phone_invalid',
    ],
    [
      'customer_details',
      { customer_id: 'c', customer_phone: '9876543210' },
      'customer_details.customer_id_invalid',
    ],
    ['order_expiry_time', '2026-11-21T06:15:00Z', 'order_expiry_time_invalid'],
    ['order_expiry_time', '2026-11-21T06:30:00.000Z', 'order_expiry_time_invalid'],
    ['order_expiry_time', '2026-12-21T06:00:00Z', 'order_expiry_time_invalid'],
    ['order_meta', { notify_url: `https://a.example/${'x'.repeat(250)}` }, 'order_meta.notify_url_invalid'],
    [
      'order_tags',
      Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`t${i}`, 'x'])),
      'order_tags_invalid',
    ],
  ])('refuses %s = %p', (field, value, code) => {
    expect(refusal(() => validateOrder({ ...GOOD, [field]: value }, NOW))).toBe(`400 ${code}`)
  })
})

describe("the vendor's rules for a refund", () => {
  it.each([
    [{ refund_id: 'R-1', refund_amount: 1 }, '400 refund_id_invalid'],
    [{ refund_id: 'R01', refund_amount: 0 }, '400 refund_amount_invalid'],
    [{ refund_id: 'R01', refund_amount: 1, refund_note: 'no' }, '400 refund_note_invalid'],
    [{ refund_id: 'R01', refund_amount: 1, refund_speed: 'SOON' }, '400 refund_speed_invalid'],
    [{ refund_id: 'R01', refund_amount: 1, refund_note: 'extra money' }, 'accepted'],
  ])('%p: %s', (body, expected) => expect(refusal(() => validateRefund(body))).toBe(expected))
})

describe('the bytes of a webhook', () => {
  it('write amounts with two decimals and ids as numbers', () => {
    const body = webhookBody({ order_amount: 1249.5, cf_payment_id: '511491', refund_amount: 2 })
    expect(body).toBe('{"order_amount":1249.50,"cf_payment_id":511491,"refund_amount":2.00}')
  })
})
