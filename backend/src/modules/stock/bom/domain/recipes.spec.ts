import fc from 'fast-check'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { circleInWords, circleThrough, requiredMilli } from './recipes.js'

it('a component that is less than a thousandth for the quantity is required with one thousandth', () => {
  // 4 g for 10 kg: one kilogram needs 0.4 g.
  expect(requiredMilli(milli(4), milli(10_000), milli(1000))).toBe(1)
  expect(requiredMilli(milli(4), milli(10_000), milli(1250))).toBe(1)
  expect(requiredMilli(milli(4), milli(10_000), milli(3750))).toBe(2)
})

it('nothing is required of a component without a quantity, or for no quantity', () => {
  expect(requiredMilli(milli(0), milli(10_000), milli(1000))).toBe(0)
  expect(requiredMilli(milli(4), milli(10_000), milli(0))).toBe(0)
})

it('more of a product never requires less of a component, and some of it is always required', () => {
  const some = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(some, some, some, some, (part, whole, quantity, more) => {
      const required = requiredMilli(milli(part), milli(whole), milli(quantity))
      expect(required).toBeGreaterThanOrEqual(1)
      expect(requiredMilli(milli(part), milli(whole), milli(quantity + more))).toBeGreaterThanOrEqual(
        required,
      )
    }),
  )
})

const needs = (written: Record<string, string[]>) => new Map(Object.entries(written))

describe('circle', () => {
  it.each([
    ['itself', { masala: ['salt', 'masala'] }, ['masala']],
    ['one that needs it', { masala: ['salt', 'paste'], paste: ['masala'] }, ['masala', 'paste']],
    [
      'one far away',
      { masala: ['mix'], mix: ['salt', 'oil', 'paste'], oil: ['salt'], paste: ['masala'] },
      ['masala', 'mix', 'paste'],
    ],
  ])('is found through %s', (_, written, way) => {
    expect(circleThrough('masala', needs(written))).toEqual(way)
  })

  it('is none where two ways meet, nor where others go round', () => {
    expect(circleThrough('masala', needs({ masala: ['a', 'b'], a: ['salt'], b: ['salt'] }))).toBeNull()
    expect(circleThrough('masala', needs({ masala: ['a'], a: ['b'], b: ['a'] }))).toBeNull()
    expect(circleThrough('masala', new Map())).toBeNull()
  })

  it('is told by names', () => {
    expect(circleInWords(['Masala'])).toBe('Masala needs Masala')
    expect(circleInWords(['Masala', 'Paste'])).toBe('Masala needs Paste, which needs Masala')
    expect(circleInWords(['A', 'B', 'C'])).toBe('A needs B, which needs C, which needs A')
  })
})
