import { setTimeout as delay } from 'node:timers/promises'
import { isFillingUp } from './memory.js'

/** How long one piece of work may take before others get their turn. */
const TURN_MS = 8
/** Pause while the heap fills up. */
const LONG_PAUSE_MS = 10

/** The time of one piece of long work, which is over at the first check after it. */
export class Turn {
  private readonly end = performance.now() + TURN_MS

  get over(): boolean {
    return performance.now() >= this.end
  }
}

/** Yielded by long work between two values when others should get their turn. */
export const PAUSE = Symbol('pause')
export type Pause = typeof PAUSE
/** Values that come one after another, with pauses between them. */
export type Flow<T> = Iterable<T | Pause>
/** Work that pauses, and ends with a result. */
export type Work<T> = Generator<Pause, T>

/** All values as a list, with the pauses; `held` is called for each. */
export function* gather<T>(flow: Flow<T>, held?: () => void): Work<T[]> {
  const items: T[] = []
  for (const item of flow) {
    if (item === PAUSE) yield PAUSE
    else {
      held?.()
      items.push(item)
    }
  }
  return items
}

/** The same values, with a pause after each turn. */
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
 * Runs the work to its end: synchronously when it does not pause. Others get their turn at each pause. `resumed` runs after
 * each pause and may throw, when what the work needs is gone.
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

/** The values without pauses: nothing else runs before the last. */
export function* atOnce<T>(flow: Flow<T>): Iterable<T> {
  for (const item of flow) if (item !== PAUSE) yield item
}
