import { movementDelta, MOVEMENTS, type MovementKind, remaining, replay } from './ledger.js'

const kinds = Object.keys(MOVEMENTS) as MovementKind[]

it('keeps remaining = quantity - reserved - used through every movement', () => {
  for (const kind of kinds) {
    const delta = movementDelta(kind, 3000)
    expect(remaining(delta)).toBe(delta.quantityMilli - delta.reservedMilli - delta.usedMilli)
  }
})

it.each([
  ['allocate', 'unallocate'],
  ['reserve', 'release'],
] as const)('undoes %s by %s', (done, undone) => {
  const counters = replay([
    movementDelta('receipt', 10_000),
    movementDelta(done, 4000),
    movementDelta(undone, 4000),
  ])
  expect(counters).toEqual({ quantityMilli: 10_000, reservedMilli: 0, usedMilli: 0 })
})

it.each([
  ['allocate', 'ship'],
  ['reserve', 'consume'],
] as const)('moves what was set aside by %s to used by %s, and leaves the remainder alone', (aside, away) => {
  const before = replay([movementDelta('receipt', 10_000), movementDelta(aside, 4000)])
  const after = replay([before, movementDelta(away, 4000)])
  expect(after).toEqual({ quantityMilli: 10_000, reservedMilli: 0, usedMilli: 4000 })
  expect(remaining(after)).toBe(remaining(before))
})
