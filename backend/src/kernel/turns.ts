/** Length of one turn of a calculation, too short for a customer to notice. */
const TURN_MS = 8

/** Lets waiting requests and timers run. */
const others = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/**
 * Visits all items, however many, without blocking the process: every few milliseconds the event loop serves others first.
 * For work whose size a client decides, such as the lines of a file. Ends early when `visit` returns `false`.
 */
export async function eachInTurns<T>(
  items: Iterable<T>,
  visit: (item: T) => boolean | void | Promise<void>,
): Promise<void> {
  let end = performance.now() + TURN_MS
  for (const item of items) {
    if ((await visit(item)) === false) return
    if (performance.now() < end) continue
    await others()
    end = performance.now() + TURN_MS
  }
}
