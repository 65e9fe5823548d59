import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Their work is reading and writing; the heap stays small whatever the size of the database. */
const HEAP_MB = 64
/** What they read is garbage at once: more room for it is taken and brings nothing. */
const YOUNG_MB = 2

type FromAside = { counts: Record<string, number> } | { failure: string }

/**
 * Runs a file of this folder in a process of its own, so that the pages that are read do not add to the shop's memory. It
 * gets `order` as JSON.
 * @throws Error with the sentence of what went wrong.
 */
export async function runAside(
  file: 'backup.worker.js' | 'check-pages.worker.js',
  order: object,
): Promise<Record<string, number>> {
  const child = fork(fileURLToPath(new URL(`./${file}`, import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const answer = await new Promise<FromAside>((resolve, reject) => {
    child.once('message', (message) => resolve(message as FromAside))
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`The work was stopped before its end (${signal ?? code}).`)),
    )
    child.send(order)
  })
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.counts
}

/** What such a file does when it is started: one order, one answer. */
export function answerOrder(work: (order: Record<string, string>) => Promise<Record<string, number>>): void {
  const say = (message: FromAside): void => void process.send?.(message, () => process.disconnect())
  process.once('message', (order) => {
    work(order as Record<string, string>).then(
      (counts) => say({ counts }),
      (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
    )
  })
}
