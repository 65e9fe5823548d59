import { ASSIGNABLE, CANCELLABLE, DELETABLE, FORGOTTEN, PAYABLE, REVIEWABLE, UNASSIGNABLE } from './guards.js'
import { type OrderState } from './order-state.js'

const placedAt = new Date('2026-11-01T10:00:00Z')
const order = (change: Partial<OrderState> = {}): OrderState => ({
  orderStatus: 'Placed',
  deliveryStatus: 'Pending',
  paymentStatus: 'Completed',
  orderDate: placedAt,
  deletedAt: null,
  archivedAt: null,
  paymentReview: null,
  refundId: null,
  shipment: null,
  waybill: null,
  held: true,
  ...change,
})

describe('cancelling', () => {
  it('is offered for a paid order that is not packed', () => expect(CANCELLABLE.holds(order())).toBe(true))
  it.each([
    { paymentStatus: 'Pending' },
    { paymentStatus: 'Refund Completed' },
    { deliveryStatus: 'Packed' },
    { deliveryStatus: 'Shipped' },
    { deliveryStatus: 'Delivered', orderStatus: 'Completed' },
    { orderStatus: 'Cancelled', deliveryStatus: 'Cancelled' },
  ] as const)('is not offered with %j', (change) => expect(CANCELLABLE.holds(order(change))).toBe(false))
})

describe('paying again and deleting', () => {
  it('are offered while unpaid', () => {
    const unpaid = order({ paymentStatus: 'Pending' })
    expect([PAYABLE.holds(unpaid), DELETABLE.holds(unpaid)]).toEqual([true, true])
  })
  it.each([
    { paymentStatus: 'Completed' },
    { paymentStatus: 'Pending', deletedAt: placedAt },
    { paymentStatus: 'Pending', paymentReview: { reason: 'STOCK_GONE' } },
    { paymentStatus: 'Pending', orderStatus: 'Cancelled' },
  ] as const)('are not offered with %j', (change) => {
    expect([PAYABLE.holds(order(change)), DELETABLE.holds(order(change))]).toEqual([false, false])
  })
})

describe('reviewing', () => {
  it.each(['Shipped', 'Delivered'] as const)('is offered when %s', (deliveryStatus) =>
    expect(REVIEWABLE.holds(order({ deliveryStatus }))).toBe(true),
  )
  it.each(['Pending', 'Packed'] as const)('is not offered when %s', (deliveryStatus) =>
    expect(REVIEWABLE.holds(order({ deliveryStatus }))).toBe(false),
  )
})

describe('batches', () => {
  it('are given to a paid order that waits', () => expect(ASSIGNABLE.holds(order())).toBe(true))
  it.each([
    { paymentStatus: 'Pending' },
    { paymentStatus: 'Refund Completed' },
    { deliveryStatus: 'Packed' },
    { deletedAt: placedAt },
  ] as const)('are given to none with %j', (change) => expect(ASSIGNABLE.holds(order(change))).toBe(false))

  it('are taken back until the courier is asked', () => {
    const packed = order({ deliveryStatus: 'Packed' })
    expect(UNASSIGNABLE.holds(packed)).toBe(true)
    expect(UNASSIGNABLE.holds({ ...packed, shipment: { token: 'a' } })).toBe(false)
    expect(UNASSIGNABLE.holds({ ...packed, waybill: '1490811' })).toBe(false)
  })
})

it('forgets no order that holds jars, whose money is looked at, or that is archived already', () => {
  const forgotten = order({ paymentStatus: 'Pending', held: false })
  expect(FORGOTTEN.holds(forgotten)).toBe(true)
  for (const change of [{ held: true }, { paymentReview: {} }, { archivedAt: placedAt }])
    expect(FORGOTTEN.holds({ ...forgotten, ...change })).toBe(false)
})
