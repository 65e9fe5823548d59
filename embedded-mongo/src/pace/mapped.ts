import { type Flow, PAUSE, type Pause } from './turn.js'

/**
 * What `map` makes of each value, `most` of them at most; null leaves one out. By hand: a step of a generator costs more
 * than what is done with most documents, and a generator that is written within a function is a new kind of object at each
 * call, which costs more than reading a document.
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

  /** Undefined: there is nothing more. */
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
