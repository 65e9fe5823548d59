import { mapped } from './mapped.js'
import { type Flow, PAUSE } from './turn.js'

/** The numbers one to ten with a pause after each third; `closed()` tells whether the flow was closed. */
function source(): { flow: Flow<number>; closed(): boolean } {
  let isClosed = false
  function* flow(): Flow<number> {
    try {
      for (let at = 1; at <= 10; at++) {
        yield at
        if (at % 3 === 0) yield PAUSE
      }
    } finally {
      isClosed = true
    }
  }
  return { flow: flow(), closed: () => isClosed }
}

const odd = (value: number): string | null => (value % 2 === 1 ? `n${value}` : null)

describe('mapped', () => {
  it('maps each value, leaves out values mapped to null and passes pauses on', () => {
    const { flow, closed } = source()
    expect([...mapped(flow, odd)]).toEqual(['n1', 'n3', PAUSE, 'n5', PAUSE, 'n7', 'n9', PAUSE])
    expect(closed()).toBe(true)
  })

  it('ends after the given number of results, pauses not counted, and closes its source', () => {
    const { flow, closed } = source()
    expect([...mapped(flow, odd, 3)]).toEqual(['n1', 'n3', PAUSE, 'n5'])
    expect(closed()).toBe(true)
    expect([...mapped(source().flow, odd, 0)]).toEqual([])
  })

  it('takes no value from its source before a value is requested', () => {
    const asked: number[] = []
    const rest = mapped(source().flow, (value) => {
      asked.push(value)
      return value
    })
    rest.next()
    rest.next()
    expect(asked).toEqual([1, 2])
  })

  it('closes its source when it is closed early, and yields no more values', () => {
    const { flow, closed } = source()
    const rest = mapped(flow, odd)
    for (const value of rest) if (value === 'n3') break
    expect(closed()).toBe(true)
    expect(rest.next()).toEqual({ done: true, value: undefined })
  })

  it('passes on an error of the mapping function, and closes its source', () => {
    const { flow, closed } = source()
    const rest = mapped(flow, (value) => {
      if (value === 2) throw new Error('two')
      return value
    })
    expect(rest.next().value).toBe(1)
    expect(() => rest.next()).toThrow('two')
    expect(closed()).toBe(true)
    expect(rest.next().done).toBe(true)
  })
})
