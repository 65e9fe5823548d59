import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Heap limit of each worker in MB: it stays small whatever the size of the database. A trial loads the whole shop. */
const HEAP_MB = {
  'backup.worker.js': 64,
  'check-pages.worker.js': 64,
  'off-site/off-site.worker.js': 64,
  '../../../cli/drill.worker.js': 192,
}
/** What the worker reads is garbage at once, so a larger young generation only takes memory. */
const YOUNG_MB = 2

type FromAside = { counts: Record<string, number> } | { failure: string }

/**
 * Runs a worker in its own process, so that the pages that are read do not add to the shop's
 * memory. It gets `order` as JSON.
 * @throws Error with the reason as a sentence.
 */
export async function runAside(file: keyof typeof HEAP_MB, order: object): Promise<Record<string, number>> {
  const child = fork(fileURLToPath(new URL(`./${file}`, import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MB[file]}`, `--max-semi-space-size=${YOUNG_MB}`],
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

/**
 * Runs in such a file: reads one order, writes one answer. It ends with the shop, whose next process may begin
 * the same work.
 */
export function answerOrder<Order = Record<string, string>>(
  work: (order: Order) => Promise<Record<string, number>>,
): void {
  const say = (message: FromAside): void => void process.send?.(message, () => process.disconnect())
  process.once('disconnect', () => process.exit())
  process.once('message', (order) => {
    work(order as Order).then(
      (counts) => say({ counts }),
      (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
    )
  })
}
