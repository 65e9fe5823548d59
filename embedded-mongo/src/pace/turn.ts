import { setTimeout as delay } from 'node:timers/promises'
import { isFillingUp, watchMemory } from './memory.js'

/** How long one piece of work may run before other commands get their turn. */
const TURN_MS = 8
/** Length of a pause while the heap fills up. */
const LONG_PAUSE_MS = 10

/** Times one turn of long work; the turn is over at the first check after `TURN_MS`. */
export class Turn {
  private readonly end = performance.now() + TURN_MS

  get over(): boolean {
    return performance.now() >= this.end
  }
}

/** Long work yields this between two values when other commands should get their turn. */
export const PAUSE = Symbol('pause')
export type Pause = typeof PAUSE
/** Values that come one after another, with pauses between them. */
export type Flow<T> = Iterable<T | Pause>
/** Work that pauses and returns a result. */
export type Work<T> = Generator<Pause, T>

/** Collects all values into a list and passes pauses on; `bytes`: about what a value takes. */
export function* gather<T>(flow: Flow<T>, bytes: number): Work<T[]> {
  const items: T[] = []
  for (const item of flow) {
    if (item === PAUSE) yield PAUSE
    else {
      watchMemory(bytes, items.length)
      items.push(item)
    }
  }
  return items
}

/** Yields the same values with a pause after each turn. */
export function* paced<T>(items: Iterable<T>): Generator<T | Pause> {
  let turn = new Turn()
  for (const item of items) {
    yield item
    if (!turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
}

/**
 * Runs the work to its end, synchronously when it does not pause. Other commands run at each pause.
 * `resumed` is called after each pause and may throw when a collection or cursor that the work needs is
 * gone.
 */
export function complete<T>(work: Work<T>, resumed?: () => void): T | Promise<T> {
  const step = work.next()
  return step.done ? step.value : completeLater(work, resumed)
}

async function completeLater<T>(work: Work<T>, resumed?: () => void): Promise<T> {
  try {
    for (;;) {
      await (isFillingUp() ? delay(LONG_PAUSE_MS) : new Promise(setImmediate))
      resumed?.()
      const step = work.next()
      if (step.done) return step.value
    }
  } finally {
    work.return(undefined as T)
  }
}

/** Runs the work with a rest after each turn, which leaves the processor and the disk to others. */
export async function completeAtLeisure<T>(work: Work<T>, restMs: number): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await (restMs === 0 ? new Promise(setImmediate) : delay(restMs))
  }
}

/** Yields the values without pauses: no other command runs before the last value. */
export function* atOnce<T>(flow: Flow<T>): Iterable<T> {
  for (const item of flow) if (item !== PAUSE) yield item
}

/** The first value, without pauses. */
export function first<T>(flow: Flow<T>): T | undefined {
  for (const item of flow) if (item !== PAUSE) return item
  return undefined
}
