import { holdRefusal } from './holds.service.js'

const terms = { limits: { orders: 2, jars: 30, minutes: 60 }, phone: '9000000001' }
const one = { orderId: 'P-2222-2222', jars: 10 }
const other = { orderId: 'P-3333-3333', jars: 1 }

describe('what an account may hold unpaid', () => {
  it('is as much as the limits say', () => {
    expect(holdRefusal([], 30, terms)).toBeNull()
    expect(holdRefusal([one], 20, terms)).toBeNull()
  })
  it('is no further order while two wait; they are named', () =>
    expect(holdRefusal([one, other], 1, terms)).toBe(
      'Orders P-2222-2222 and P-3333-3333 wait for their payment: please pay or delete one first. We keep at most 2 unpaid orders with 30 jars together. For a large order please call us: 9000000001.',
    ))
  it('is no jar more than thirty with what waits', () =>
    expect(holdRefusal([one], 21, terms)).toBe(
      'Order P-2222-2222 waits for its payment: please pay or delete it first. We keep at most 2 unpaid orders with 30 jars together. For a large order please call us: 9000000001.',
    ))
  it('is no order of more jars at all', () =>
    expect(holdRefusal([], 31, terms)).toBe(
      'We keep at most 30 jars for an order that is not paid. For a large order please call us: 9000000001.',
    ))
})
