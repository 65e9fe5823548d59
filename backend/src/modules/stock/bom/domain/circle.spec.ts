import { circleInWords, circleThrough } from './circle.js'

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
