import { MongoError } from '../errors/mongo-error.js'

export interface TimeLimit {
  /**
   * When the command stops with error 50, in milliseconds since the epoch; null without a limit, and after
   * the command was answered.
   */
  at: number | null
  /** `killOp` asked to end the command. */
  killed?: boolean
}

/** Throws when the command was killed or its time is over. */
export function checkLimit(limit: TimeLimit | undefined): void {
  if (limit?.killed) throw new MongoError(11601, 'operation was interrupted')
  if (limit?.at && Date.now() > limit.at) throw timeIsUp()
}

/** Steps of an expression between two checks of the clock. */
const STEPS = 2048
/** An expression cannot pause within one document, so this is how long it may keep others waiting. */
const LONGEST_MS = 5000

let steps = 0
/** When the clock was first checked since the thread was last free for other commands. */
let begun: number | null = null

/** To be called for each step of an expression that may have many. Throws 50 when it takes too long. */
export function watchTime(limit: TimeLimit | undefined): void {
  if (++steps < STEPS) return
  steps = 0
  checkLimit(limit)
  const now = performance.now()
  if (begun === null) {
    begun = now
    // This callback runs when the thread is free for other commands.
    setImmediate(() => (begun = null))
  } else if (now - begun > LONGEST_MS) throw timeIsUp()
}

const timeIsUp = (): MongoError => new MongoError(50, 'operation exceeded time limit')
