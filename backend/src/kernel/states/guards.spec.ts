import { guardsOf } from './guards.js'

interface Thing {
  state: 'new' | 'sold' | 'gone'
  held: boolean
  goneAt: Date | null
}

const guard = guardsOf<Thing>()
const things: Thing[] = (['new', 'sold', 'gone'] as const).flatMap((state) =>
  [true, false].flatMap((held) => [null, new Date()].map((goneAt) => ({ state, held, goneAt }))),
)

it('a guard checks all of its fields', () =>
  expect(things.filter(guard({ state: 'new', held: true, goneAt: null }).holds)).toEqual([
    { state: 'new', held: true, goneAt: null },
  ]))

it('a guard accepts one of several values, or every value but one', () => {
  expect(things.filter(guard({ state: { $in: ['new', 'sold'] } }).holds)).toHaveLength(8)
  expect(things.filter(guard({ goneAt: { $ne: null } }).holds)).toHaveLength(6)
})

it('a guard treats a missing field as null, as the database does', () => {
  const old = { state: 'new' } as Thing
  expect(guard({ goneAt: null }).holds(old)).toBe(true)
  expect(guard({ goneAt: { $ne: null } }).holds(old)).toBe(false)
  expect(guard({ held: false }).holds(old)).toBe(false)
})

it('a guard holds exactly when each of its conditions holds', () => {
  const states = ['new', 'sold', 'gone'] as const
  const asks = [...states, ...states.map(($ne) => ({ $ne })), { $in: [] }, { $in: ['new' as const] }]
  for (const state of asks)
    for (const held of [true, false]) {
      const parts = [guard({ state }), guard({ held }), guard({ goneAt: null })]
      const both = guard({ state, held, goneAt: null })
      for (const thing of things) expect(both.holds(thing)).toBe(parts.every((part) => part.holds(thing)))
    }
})
