import { externalIdFrom, orderIdFrom } from './identifiers.js'

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

it("have a reference within the providers' rules, with room for an attempt suffix", () =>
  expect(externalIdFrom('261121', new Uint8Array(10))).toMatch(/^[A-Za-z0-9_-]{3,40}$/))
