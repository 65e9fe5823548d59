import { jars } from '../../../../kernel/amounts/quantity.js'
import { movementDelta, type MovementKind, MOVEMENTS, remaining, replay } from './ledger.js'

const kinds = Object.keys(MOVEMENTS) as MovementKind[]

it('keeps remaining = quantity - reserved - used through every movement', () => {
  for (const kind of kinds) {
    const delta = movementDelta(kind, jars(3))
    expect(remaining(delta)).toBe(delta.quantityMilli - delta.reservedMilli - delta.usedMilli)
  }
})

it.each([
  ['allocate', 'unallocate'],
  ['reserve', 'release'],
] as const)('undoes %s by %s', (done, undone) => {
  const counters = replay([
    movementDelta('receipt', jars(10)),
    movementDelta(done, jars(4)),
    movementDelta(undone, jars(4)),
  ])
  expect(counters).toEqual({ quantityMilli: 10_000, reservedMilli: 0, usedMilli: 0 })
})

it.each([
  ['allocate', 'ship'],
  ['reserve', 'consume'],
] as const)(
  'moves a quantity reserved by %s to used by %s, and does not change the remainder',
  (aside, away) => {
    const before = replay([movementDelta('receipt', jars(10)), movementDelta(aside, jars(4))])
    const after = replay([before, movementDelta(away, jars(4))])
    expect(after).toEqual({ quantityMilli: 10_000, reservedMilli: 0, usedMilli: 4000 })
    expect(remaining(after)).toBe(remaining(before))
  },
)
