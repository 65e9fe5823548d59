import { type StaffOrder } from '../../../api/api-types.js'
import { anOrder } from '../../../testing/builders.js'
import { keepInPlace } from './keep-in-place.js'

const order = (_id: string, deliveryStatus: StaffOrder['deliveryStatus']) => anOrder({ _id, deliveryStatus })
const page = (...orders: StaffOrder[]) => ({ orders, total: orders.length })
const pending = { deliveryStatus: 'Pending' } as const
const ids = ({ orders }: { orders: StaffOrder[] }) => orders.map(({ _id }) => _id).join('')

const old = page(order('a', 'Pending'), order('b', 'Packed'), order('c', 'Pending'))

it('keeps the card that was packed here where it stood, among the orders that came in', () => {
  const fresh = page(order('n', 'Pending'), order('a', 'Pending'), order('c', 'Pending'))
  expect(ids(keepInPlace(old, fresh, pending))).toBe('nbac')
})

it('drops an order that left the list by another hand', () =>
  expect(ids(keepInPlace(old, page(order('a', 'Pending')), pending))).toBe('ab'))

it('shows what the server shows when every status is wanted, and at first', () => {
  const fresh = page(order('c', 'Pending'))
  expect(keepInPlace(old, fresh, { deliveryStatus: 'All' })).toBe(fresh)
  expect(keepInPlace(undefined, fresh, pending)).toEqual(fresh)
})
