import { holdRefusal } from './holds.service.js'

const terms = { limits: { orders: 2, jars: 30, minutes: 60 }, phone: '9000000001' }
const one = { orderId: 'P-2222-2222', jars: 10 }
const other = { orderId: 'P-3333-3333', jars: 1 }

describe('the number of unpaid jars that an account may hold', () => {
  it('is as large as the limits say', () => {
    expect(holdRefusal([], 30, terms)).toBeNull()
    expect(holdRefusal([one], 20, terms)).toBeNull()
  })
  it('allows no further order while two wait, and names them', () =>
    expect(holdRefusal([one, other], 1, terms)).toBe(
      'Orders P-2222-2222 and P-3333-3333 wait for their payment: please pay or delete one first. We keep at most 2 unpaid orders with 30 jars together. For a large order please call us: 9000000001.',
    ))
  it('allows no more than thirty jars including waiting orders', () =>
    expect(holdRefusal([one], 21, terms)).toBe(
      'Order P-2222-2222 waits for its payment: please pay or delete it first. We keep at most 2 unpaid orders with 30 jars together. For a large order please call us: 9000000001.',
    ))
  it('allows no single order of more jars', () =>
    expect(holdRefusal([], 31, terms)).toBe(
      'We keep at most 30 jars for an order that is not paid. For a large order please call us: 9000000001.',
    ))
})
