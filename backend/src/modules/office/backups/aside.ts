import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Heap limit of the worker: its heap stays small whatever the size of the database. */
const HEAP_MB = 64
/** What the worker reads is garbage at once, so a larger young generation only takes memory. */
const YOUNG_MB = 2

type FromAside = { counts: Record<string, number> } | { failure: string }

/**
 * Runs a file of this folder in its own process, so that the pages that are read do not add to the shop's
 * memory. It gets `order` as JSON.
 * @throws Error with the reason as a sentence.
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

/** Runs in such a file: reads one order, writes one answer. */
export function answerOrder(work: (order: Record<string, string>) => Promise<Record<string, number>>): void {
  const say = (message: FromAside): void => void process.send?.(message, () => process.disconnect())
  process.once('message', (order) => {
    work(order as Record<string, string>).then(
      (counts) => say({ counts }),
      (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
    )
  })
}
