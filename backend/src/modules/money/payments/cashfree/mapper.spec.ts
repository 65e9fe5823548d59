import { paise } from '../../../../kernel/amounts/money.js'
import { ProviderUnavailable } from '../provider/payment-provider.js'
import { toCreateBody, toEvent, toOrder, toPayment, toRefund } from './mapper.js'

const ORDER = {
  cf_order_id: 2149460581,
  order_id: 'JDI-261121-7KQ4M2XDAB',
  order_amount: '1249.50',
  order_currency: 'INR',
  order_status: 'ACTIVE',
  payment_session_id: 'session_a',
  order_expiry_time: '2026-11-21T12:30:00+05:30',
}

describe('an order as the provider sends it', () => {
  it('has its amount in paise, its ids as text, its time as an instant', () => {
    expect(toOrder(ORDER)).toEqual({
      providerOrderId: '2149460581',
      sessionId: 'session_a',
      status: 'active',
      amountPaise: 124_950,
      currency: 'INR',
      expiresAt: new Date('2026-11-21T07:00:00Z'),
    })
  })

  it.each([0.1 + 0.2, 1.15, 8.7, 1_000_000.01])('turns %d rupees into whole paise', (order_amount) => {
    expect(Number.isInteger(toOrder({ ...ORDER, order_amount }).amountPaise)).toBe(true)
  })

  it('is treated as undecided in an unknown state', () => {
    expect(toOrder({ ...ORDER, order_status: 'RESTING' }).status).toBe('closing')
  })

  it.each([undefined, null, '', 'much', {}, Number.NaN, 1e20])(
    'is treated as unavailable when its amount is %p',
    (order_amount) => {
      expect(() => toOrder({ ...ORDER, order_amount })).toThrow(ProviderUnavailable)
    },
  )
})

describe('a payment as the provider sends it', () => {
  it.each([
    ['SUCCESS', 'success'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['VOID', 'failed'],
    ['USER_DROPPED', 'dropped'],
    ['PENDING', 'waiting'],
    ['NOT_ATTEMPTED', 'not-attempted'],
    ['FLAGGED', 'waiting'],
  ])('%s is %s', (payment_status, status) => {
    const wire = { cf_payment_id: 5114910634577, payment_status, payment_amount: 1, payment_currency: 'INR' }
    expect(toPayment(wire)).toMatchObject({ paymentId: '5114910634577', status })
  })

  it('has a time in India when it names no zone', () => {
    const wire = { cf_payment_id: '1', payment_amount: 1, payment_time: '2026-11-21 12:00:00' }
    expect(toPayment(wire).at).toEqual(new Date('2026-11-21T06:30:00Z'))
  })
})

describe('a refund as the provider sends it', () => {
  it('is not final in an unknown state', () => {
    expect(toRefund({ refund_id: 'R1', refund_status: 'SHINY' }).status).toBe('pending')
  })
})

describe('the body that creates an order', () => {
  it('has rupees, and an expiry without milliseconds', () => {
    const body = toCreateBody(
      {
        reference: 'JDI-1',
        amountPaise: paise(124_950),
        currency: 'INR',
        customer: { id: 'c1', name: 'Lakshmi', phone: '9876543210', email: '' },
        expiresAt: new Date('2026-11-21T07:00:00.000Z'),
      },
      null,
    )
    expect(body).toEqual({
      order_id: 'JDI-1',
      order_amount: 1249.5,
      order_currency: 'INR',
      customer_details: { customer_id: 'c1', customer_name: 'Lakshmi', customer_phone: '9876543210' },
      order_expiry_time: '2026-11-21T07:00:00Z',
    })
  })
})

describe('an event of the provider', () => {
  const success = (cf_payment_id: unknown) => ({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: 'JDI-1' },
      payment: { cf_payment_id, payment_status: 'SUCCESS', payment_amount: 1, payment_currency: 'INR' },
    },
  })
  const event = (wire: unknown) => toEvent(Buffer.from(JSON.stringify(wire)))

  it('has the same key whether its ids are numbers or text', () => {
    expect(event(success(1453002795)).key).toBe(event(success('1453002795')).key)
  })

  it('has different keys for different payments', () => {
    expect(event(success(1)).key).not.toBe(event(success(2)).key)
  })

  it.each([
    ['no JSON', 'hello'],
    ['JSON that is no object', 'null'],
    ['a type without its data', '{"type":"PAYMENT_SUCCESS_WEBHOOK"}'],
    ['a payment without an id', '{"type":"PAYMENT_FAILED_WEBHOOK","data":{"order":{},"payment":{}}}'],
    ['a test ping', '{"type":"WEBHOOK","data":{"test_object":{}}}'],
  ])('is kept as unknown when it is %s', (_, body) => {
    expect(toEvent(Buffer.from(body))).toMatchObject({ kind: 'other', reference: null })
  })
})
