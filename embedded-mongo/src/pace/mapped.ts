import { type Flow, PAUSE, type Pause } from './turn.js'

/**
 * Maps each value, up to `most` results; null leaves a value out. Written as a class for speed: a step of a generator costs
 * more than the work on most documents, and a generator function within a function is a new shape of object at each call.
 */
export const mapped = <From, To>(
  flow: Flow<From>,
  map: (value: From) => To | null,
  most = Infinity,
): IterableIterator<To | Pause> => new Mapped(flow[Symbol.iterator](), map, most)

class Mapped<From, To> implements IterableIterator<To | Pause> {
  private readonly given: { done: false; value: To | Pause } = { done: false, value: PAUSE }
  private ended = false

  constructor(
    private readonly source: Iterator<From | Pause>,
    private readonly map: (value: From) => To | null,
    private left: number,
  ) {}

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<To | Pause> {
    while (!this.ended) {
      const value = this.left > 0 ? this.step() : undefined
      if (value === undefined) return this.return()
      if (value === null) continue
      this.given.value = value
      return this.given
    }
    return ENDED
  }

  return(): IteratorResult<To | Pause> {
    if (!this.ended) this.source.return?.()
    this.ended = true
    return ENDED
  }

  /** The next result, null for a value left out, undefined at the end. */
  private step(): To | Pause | null | undefined {
    try {
      const { done, value } = this.source.next()
      if (done) return undefined
      if (value === PAUSE) return PAUSE
      const made = this.map(value)
      if (made !== null) this.left--
      return made
    } catch (error) {
      this.return()
      throw error
    }
  }
}

const ENDED: IteratorResult<never> = { done: true, value: undefined }
