import { MongoError } from '../errors/mongo-error.js'

/** When a command stops with 50, in milliseconds since the epoch; null once it has been answered. */
export interface TimeLimit {
  at: number | null
  /** Somebody asked for its end. */
  killed?: boolean
}

/** Throws when the command must end. */
export function checkLimit(limit: TimeLimit | undefined): void {
  if (limit?.killed) throw new MongoError(11601, 'operation was interrupted')
  if (limit?.at && Date.now() > limit.at) throw timeIsUp()
}

/** Steps of an expression between two looks at the clock. */
const STEPS = 2048
/** An expression cannot pause within one document: it may keep others waiting for so long, and no longer. */
const LONGEST_MS = 5000

let steps = 0
/** When the work that holds the thread was first looked at. */
let begun: number | null = null

/** To be called for each step of an expression that may have many. Throws 50 when it takes too long. */
export function watchTime(limit: TimeLimit | undefined): void {
  if (++steps < STEPS) return
  steps = 0
  checkLimit(limit)
  const now = performance.now()
  if (begun === null) {
    begun = now
    // Runs when the thread is free for others.
    setImmediate(() => (begun = null))
  } else if (now - begun > LONGEST_MS) throw timeIsUp()
}

const timeIsUp = (): MongoError => new MongoError(50, 'operation exceeded time limit')
