import {
  ASSIGNABLE,
  BOOKING_CANCELLABLE,
  CANCELLABLE,
  CANCELLABLE_BY_STAFF,
  CORRECTABLE,
  CREDITABLE,
  DELETABLE,
  FORGOTTEN,
  PAYABLE,
  REVIEWABLE,
  UNASSIGNABLE,
} from './guards.js'
import { DELIVERY_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from './machines.js'
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
  refundPaise: null,
  refundId: null,
  shipment: null,
  waybill: null,
  parcels: [],
  held: true,
  handover: 'courier',
  paidBy: 'provider',
  replaces: null,
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

const states = ORDER_STATUSES.flatMap((orderStatus) =>
  DELIVERY_STATUSES.flatMap((deliveryStatus) =>
    PAYMENT_STATUSES.map((paymentStatus) => ({ orderStatus, deliveryStatus, paymentStatus })),
  ),
)

describe('staff', () => {
  it('may cancel paid orders that have not left the house, and no others', () =>
    expect(states.filter((state) => CANCELLABLE_BY_STAFF.holds(order(state)))).toEqual([
      { orderStatus: 'Placed', deliveryStatus: 'Pending', paymentStatus: 'Completed' },
      { orderStatus: 'Placed', deliveryStatus: 'Packed', paymentStatus: 'Completed' },
    ]))
  it.each([{ shipment: { token: 'a' } }, { waybill: '1490811' }, { deletedAt: placedAt }])(
    'do not cancel with %j',
    (change) =>
      expect(CANCELLABLE_BY_STAFF.holds(order({ deliveryStatus: 'Packed', ...change }))).toBe(false),
  )
  it('give money back of whatever was paid, in every state', () =>
    expect(states.filter((state) => CREDITABLE.holds(order(state)))).toEqual(
      states.filter(({ paymentStatus }) => paymentStatus !== 'Pending'),
    ))
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

  it('can be taken back until a parcel is booked with the courier', () => {
    const packed = order({ deliveryStatus: 'Packed' })
    expect(UNASSIGNABLE.holds(packed)).toBe(true)
    expect(UNASSIGNABLE.holds({ ...packed, shipment: { token: 'a' } })).toBe(false)
    expect(UNASSIGNABLE.holds({ ...packed, waybill: '1490811' })).toBe(false)
  })
})

describe('an address', () => {
  it('is corrected while an order is in the house, whether paid or not', () =>
    expect(states.filter((state) => CORRECTABLE.holds(order(state)))).toEqual(
      states.filter(
        ({ orderStatus, deliveryStatus }) =>
          orderStatus === 'Placed' && (deliveryStatus === 'Pending' || deliveryStatus === 'Packed'),
      ),
    ))
  it.each([{ shipment: { token: 'a' } }, { waybill: '1490811' }, { deletedAt: placedAt }])(
    'stays with %j, as the database is asked too',
    (change) => {
      expect(CORRECTABLE.holds(order({ deliveryStatus: 'Packed', ...change }))).toBe(false)
      for (const field of Object.keys(change)) expect(CORRECTABLE.filter).toHaveProperty(field, null)
    },
  )
})

describe('a booking', () => {
  const booked = { shipment: { token: 'a' }, waybill: '1490811' }

  it('is taken back while the order is packed or shipped, whether paid or not', () =>
    expect(states.filter((state) => BOOKING_CANCELLABLE.holds(order({ ...state, ...booked })))).toEqual(
      states.filter(
        ({ orderStatus, deliveryStatus }) =>
          orderStatus === 'Placed' && (deliveryStatus === 'Packed' || deliveryStatus === 'Shipped'),
      ),
    ))
  it('is taken back before its waybill is known: the courier was asked', () =>
    expect(BOOKING_CANCELLABLE.holds(order({ deliveryStatus: 'Packed', ...booked, waybill: null }))).toBe(
      true,
    ))
  it('is none where the courier was never asked, whatever the status says', () =>
    expect(states.filter((state) => BOOKING_CANCELLABLE.holds(order(state)))).toEqual([]))
  it('stays with an order that was deleted', () =>
    expect(
      BOOKING_CANCELLABLE.holds(order({ deliveryStatus: 'Packed', ...booked, deletedAt: placedAt })),
    ).toBe(false))
  it('is asked of the database as it is asked here', () =>
    expect(BOOKING_CANCELLABLE.filter).toEqual({
      deletedAt: null,
      orderStatus: 'Placed',
      deliveryStatus: { $in: ['Packed', 'Shipped'] },
      shipment: { $ne: null },
    }))
})

it('forgets no order that holds jars, whose money is looked at, or that is archived already', () => {
  const forgotten = order({ paymentStatus: 'Pending', held: false })
  expect(FORGOTTEN.holds(forgotten)).toBe(true)
  for (const change of [{ held: true }, { paymentReview: {} }, { archivedAt: placedAt }])
    expect(FORGOTTEN.holds({ ...forgotten, ...change })).toBe(false)
})
