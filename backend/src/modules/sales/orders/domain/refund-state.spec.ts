import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { refundState } from './refund-state.js'

const cancelled = {
  orderStatus: 'Cancelled',
  paymentStatus: 'Completed',
  refundId: null,
  paidBy: 'provider',
  refundPaise: null,
} as const

describe('the refund of an order', () => {
  it('is due once a paid order is cancelled', () => expect(refundState(cancelled)).toBe('Due'))
  it('is started while the provider has not confirmed it', () =>
    expect(refundState({ ...cancelled, refundId: 'Rcancelled1' })).toBe('Started'))
  it('is completed only when the payment is refunded', () =>
    expect(refundState({ ...cancelled, paymentStatus: 'Refund Completed' })).toBe('Completed'))
  it.each([
    { paidBy: 'none' },
    { refundPaise: NO_MONEY },
    { orderStatus: 'Placed' },
    { orderStatus: 'Completed' },
    { paymentStatus: 'Pending' },
  ] as const)('does not exist with %j', (change) =>
    expect(refundState({ ...cancelled, ...change })).toBeNull(),
  )
})
