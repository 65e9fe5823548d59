import { toExternalId, toOrderId } from './order-ids.js'

it('an order is found however its number is typed', () =>
  expect(toOrderId(' p-7kq4-m2xd ')).toBe('P-7KQ4-M2XD'))

it('a reference is what the provider says, unchanged', () =>
  expect(toExternalId('JDI-261121-7KQ4M2XDAB')).toBe('JDI-261121-7KQ4M2XDAB'))
