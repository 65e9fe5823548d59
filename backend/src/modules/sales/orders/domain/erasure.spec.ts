import { toOrderId } from '../../../../kernel/text/order-ids.js'
import { erasureObstacle, erasureSentence } from './erasure.js'

const order = {
  orderStatus: 'Placed',
  paymentStatus: 'Pending',
  paymentReview: null,
  paidBy: null,
  refundPaise: null,
} as const

describe("removing a customer's name from an order", () => {
  it.each([
    ['unpaid', order, null],
    ['delivered', { ...order, paymentStatus: 'Completed', orderStatus: 'Completed' }, null],
    ['refunded', { ...order, paymentStatus: 'Refund Completed', orderStatus: 'Cancelled' }, null],
    ['paid and not delivered', { ...order, paymentStatus: 'Completed' }, 'ORDER_UNDER_WAY'],
    ['cancelled and paid', { ...order, paymentStatus: 'Completed', orderStatus: 'Cancelled' }, 'REFUND_DUE'],
    [
      'a replacement that was cancelled',
      { ...order, paymentStatus: 'Completed', orderStatus: 'Cancelled', paidBy: 'none' },
      null,
    ],
    ['with money to look at', { ...order, paymentReview: { reason: 'DELETED' } }, 'PAYMENT_UNDER_REVIEW'],
  ] as const)('%s: %#', (_, state, obstacle) => {
    expect(erasureObstacle(state)).toBe(obstacle)
  })

  it('names the order that prevents it', () => {
    for (const obstacle of ['ORDER_UNDER_WAY', 'REFUND_DUE', 'PAYMENT_UNDER_REVIEW'] as const)
      expect(erasureSentence(obstacle, toOrderId('P-7KQ4-M2XD'))).toContain('P-7KQ4-M2XD')
  })
})
