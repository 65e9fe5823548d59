import { setTimeout as delay } from 'node:timers/promises'
import { isFillingUp } from './memory.js'

/** What one piece of work may take before others get their turn, in milliseconds. */
const TURN_MS = 8
/** A pause while the heap fills up. */
const LONG_PAUSE_MS = 10

/** One piece of a long work: it ends at the first look after its time. */
export class Turn {
  private readonly end = performance.now() + TURN_MS

  get over(): boolean {
    return performance.now() >= this.end
  }
}

/** What a long read gives between two documents when others should get their turn. */
export const PAUSE = Symbol('pause')
export type Pause = typeof PAUSE
/** Values that come one after another, with pauses between them. */
export type Flow<T> = Iterable<T | Pause>
/** Work that pauses, and ends with a result. */
export type Work<T> = Generator<Pause, T>

/** What comes, as a list. */
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

/** The same values, with pauses when they take long. */
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
 * Runs the work, at once when it does not pause. Others get their turn at each pause; `resumed` may then throw, as what
 * the work needs may be gone.
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

/** Runs the work with so many milliseconds between its turns: others have the processor and the disk meanwhile. */
export async function completeAtLeisure<T>(work: Work<T>, restMs: number): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await (restMs === 0 ? new Promise(setImmediate) : delay(restMs))
  }
}

/** For those who cannot wait: nothing else runs before the last value. */
export function* atOnce<T>(flow: Flow<T>): Iterable<T> {
  for (const item of flow) if (item !== PAUSE) yield item
}
