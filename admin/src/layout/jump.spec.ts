import { addressOf } from './jump.js'

it.each([
  ['p-7kq4-m2xd ', '/assign-stock?order=P-7KQ4-M2XD'],
  ['FG-0007', '/product-list?filter=%7B%22q%22%3A%22FG-0007%22%7D'],
  ['rm-261121-004', '/stock-receipt?filter=%7B%22q%22%3A%22RM-261121-004%22%7D'],
  ['R-261121-03', '/reservation-list?filter=%7B%22reservationId%22%3A%22R-261121-03%22%7D'],
  ['9876500000', '/dashboard/orders?filter=%7B%22q%22%3A%229876500000%22%7D'],
  ['a&b', '/assign-stock?order=A%26B'],
])('%s leads to %s', (id, address) => expect(addressOf(id)).toBe(address))
