import { jars } from '../../../../kernel/amounts/quantity.js'
import { type OrderState } from './order-state.js'
import { itemWhyNot, type StaffStep, whyNot } from './staff-steps.js'

const at = new Date('2026-11-01T10:00:00Z')
const paid: OrderState = {
  orderStatus: 'Placed',
  deliveryStatus: 'Pending',
  paymentStatus: 'Completed',
  orderDate: at,
  deletedAt: null,
  archivedAt: null,
  paymentReview: null,
  refundId: null,
  refundPaise: null,
  shipment: null,
  waybill: null,
  parcels: [],
  held: true,
  handover: 'courier',
  paidBy: 'provider',
  replaces: null,
}
const packed = { ...paid, deliveryStatus: 'Packed' } as const
const shipped = { ...paid, deliveryStatus: 'Shipped', waybill: '1490811', shipment: {} } as const
const picked = { ...shipped, parcels: [{ cancelledAt: null, progress: 'moving' }] } as const
const cancelled = { ...paid, orderStatus: 'Cancelled', deliveryStatus: 'Cancelled' } as const

const allowed = (order: OrderState): string[] =>
  Object.entries(whyNot(order)).flatMap(([step, reason]) => (reason === null ? [step] : []))

it.each<[string, OrderState, StaffStep[]]>([
  ['an unpaid order', { ...paid, paymentStatus: 'Pending' }, ['unassign', 'correctAddress', 'collect']],
  ['a paid order', paid, ['assign', 'unassign', 'correctAddress', 'cancel', 'cancelByStaff', 'credit']],
  ['a packed order', packed, ['unassign', 'pack', 'ship', 'correctAddress', 'cancelByStaff', 'credit']],
  [
    'a packed order that the courier was asked for',
    { ...packed, shipment: {} },
    ['pack', 'ship', 'cancelBooking', 'credit'],
  ],
  [
    'a packed order to be picked up',
    { ...packed, handover: 'pickup' },
    ['unassign', 'pack', 'correctAddress', 'cancelByStaff', 'credit', 'handOver'],
  ],
  [
    'a replacement',
    { ...paid, paidBy: 'none', replaces: 'P-1' },
    ['assign', 'unassign', 'correctAddress', 'cancelByStaff'],
  ],
  ['a shipped order', shipped, ['cancelBooking', 'deliver', 'credit', 'replace']],
  ['a shipped order that the courier picked up', picked, ['deliver', 'credit', 'replace']],
  [
    'a delivered order',
    { ...shipped, deliveryStatus: 'Delivered', orderStatus: 'Completed' },
    ['credit', 'replace'],
  ],
  ['a cancelled order', cancelled, ['credit', 'refund']],
  ['an order being refunded', { ...cancelled, refundId: 'R1' }, ['credit']],
  ['a refunded order', { ...cancelled, paymentStatus: 'Refund Completed' }, ['credit']],
  [
    'an archived order',
    { ...paid, paymentStatus: 'Pending', archivedAt: at },
    ['unassign', 'correctAddress', 'restore', 'collect'],
  ],
  ['a deleted order', { ...paid, paymentStatus: 'Pending', deletedAt: at }, []],
])('an order that is %s allows its steps', (_, order, steps) => expect(allowed(order)).toEqual(steps))

it.each<[StaffStep, OrderState, string]>([
  ['assign', { ...paid, paymentStatus: 'Pending' }, 'Wait until it is paid.'],
  ['assign', cancelled, 'It was cancelled.'],
  ['assign', { ...paid, paymentStatus: 'Pending', deletedAt: at }, 'Its customer deleted it.'],
  [
    'unassign',
    { ...packed, shipment: {} },
    'The courier was asked for this parcel. Create the shipment again to finish it.',
  ],
  ['unassign', shipped, 'The courier has it.'],
  ['ship', paid, 'Assign batches to every item first.'],
  ['cancelBooking', packed, 'Create the shipment first.'],
  ['cancelBooking', picked, 'The courier has picked it up.'],
  ['cancelBooking', { ...shipped, shipment: null }, 'It was not booked here.'],
  ['correctAddress', shipped, 'It is booked to this address. Cancel the booking first.'],
  ['deliver', packed, 'Create the shipment first.'],
  ['cancel', packed, 'It is packed. Unassign a batch first.'],
  ['cancelByStaff', { ...paid, paymentStatus: 'Pending' }, 'It is not paid. Its customer can delete it.'],
  ['cancelByStaff', { ...packed, shipment: {} }, 'The courier was asked for this parcel.'],
  ['cancelByStaff', shipped, 'The courier has it.'],
  ['cancelByStaff', cancelled, 'It is cancelled already.'],
  ['credit', { ...paid, paymentStatus: 'Pending' }, 'It was never paid.'],
  ['ship', { ...packed, handover: 'pickup' }, 'Its customer comes for it.'],
  ['handOver', packed, 'It goes by courier.'],
  ['handOver', { ...paid, handover: 'pickup' }, 'Assign batches to every item first.'],
  ['collect', paid, 'It is paid.'],
  ['collect', { ...paid, paymentStatus: 'Pending', paymentReview: {} }, 'Its payment is being looked at.'],
  ['replace', packed, 'Its jars have not left the shop.'],
  ['replace', cancelled, 'It was cancelled.'],
  ['replace', { ...shipped, replaces: 'P-1' }, 'It replaces jars itself. Replace those of order P-1.'],
  ['refund', paid, 'Only a cancelled order is refunded.'],
  ['refund', { ...cancelled, refundId: 'R1' }, 'The payment provider is giving the money back.'],
  ['refund', { ...cancelled, paymentStatus: 'Refund Completed' }, 'It has been refunded.'],
])('an order tells why it cannot %s', (step, order, sentence) => expect(whyNot(order)[step]).toBe(sentence))

describe('an item of an order', () => {
  const part = { batchNumber: 'FG-1', quantityMilli: jars(1) }

  it('takes batches until it is covered, and releases those it has', () => {
    const half = { quantityMilli: jars(2), allocations: [part] }
    expect(itemWhyNot(whyNot(paid), half)).toEqual({ assign: null, unassign: null })
    expect(itemWhyNot(whyNot(paid), { ...half, allocations: [] }).unassign).toBe('It has no batch.')
    expect(itemWhyNot(whyNot(paid), { ...half, quantityMilli: jars(1) }).assign).toBe('It has its batches.')
  })

  it('names an obstacle of its order first', () =>
    expect(itemWhyNot(whyNot(shipped), { quantityMilli: jars(1), allocations: [] })).toEqual({
      assign: 'The courier has it.',
      unassign: 'The courier has it.',
    }))
})
