import { toExternalId, toOrderId } from './order-ids.js'

it('finds an order however its number is typed', () => expect(toOrderId(' p-7kq4-m2xd ')).toBe('P-7KQ4-M2XD'))

it("keeps a provider's reference of an order unchanged", () =>
  expect(toExternalId('JDI-261121-7KQ4M2XDAB')).toBe('JDI-261121-7KQ4M2XDAB'))
