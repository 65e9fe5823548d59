import { type StaffOrder } from '../../api/api-types.js'
import { papersOf } from './PaperLinks.js'

const order = (
  orderId: string,
  deliveryStatus: StaffOrder['deliveryStatus'],
  handover: StaffOrder['handover'] = 'courier',
) => ({ orderId, deliveryStatus, handover })
const labels = (...orders: Parameters<typeof papersOf>[0]) =>
  papersOf(orders).find(({ paper }) => paper === 'courier-labels')?.ids

it('courier labels are offered once one of the orders is booked, and name those that are not', () => {
  const packed = order('P-1', 'Packed')
  expect(labels(packed)).toBeUndefined()
  expect(labels(packed, order('P-2', 'Shipped'), order('P-3', 'Packed', 'pickup'))).toEqual(['P-1', 'P-2'])
  expect(labels(order('P-2', 'Shipped'), order('P-4', 'Delivered'), order('P-5', 'Cancelled'))).toEqual([
    'P-2',
  ])
})
