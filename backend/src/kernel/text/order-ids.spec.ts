import { externalIdFrom, orderIdFrom, toExternalId, toOrderId } from './order-ids.js'

it('finds an order however its number is typed', () => expect(toOrderId(' p-7kq4-m2xd ')).toBe('P-7KQ4-M2XD'))

it("keeps a provider's reference of an order unchanged", () =>
  expect(toExternalId('JDI-261121-7KQ4M2XDAB')).toBe('JDI-261121-7KQ4M2XDAB'))

const allBytes = Array.from({ length: 32 }, (_, block) =>
  Uint8Array.from({ length: 8 }, (_, index) => block * 8 + index),
)

describe('order ids', () => {
  it('are short and speakable: no 0, O, 1 or I, whatever the random bytes', () => {
    for (const bytes of allBytes)
      expect(orderIdFrom(bytes)).toMatch(/^P-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  })
  it('use every character equally often', () => {
    const counts = new Map<string, number>()
    for (const bytes of allBytes)
      for (const character of orderIdFrom(bytes).slice(2).replace('-', ''))
        counts.set(character, (counts.get(character) ?? 0) + 1)
    expect(counts.size).toBe(32)
    expect(new Set(counts.values())).toEqual(new Set([8]))
  })
})

it('gives providers a reference within their rules, with room for an attempt suffix', () =>
  expect(externalIdFrom('261121', new Uint8Array(10))).toMatch(/^[A-Za-z0-9_-]{3,40}$/))
