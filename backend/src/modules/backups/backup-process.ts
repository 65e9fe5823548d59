import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type FromBackup } from './backup.worker.js'
import { type NightlyOrder } from './nightly.js'

/** Its work is reading and writing; the heap stays small whatever the size of the database. */
const HEAP_MB = 64

/**
 * A nightly backup in a process of its own, so that the pages that are read do not add to the shop's memory.
 * @throws Error with the sentence of what went wrong.
 */
export async function backUpAside(order: NightlyOrder): Promise<Record<string, number>> {
  const child = fork(fileURLToPath(new URL('./backup.worker.js', import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const answer = await new Promise<FromBackup>((resolve, reject) => {
    child.once('message', (message) => resolve(message as FromBackup))
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`The backup was stopped before its end (${signal ?? code}).`)),
    )
    child.send({ ...order, at: order.at.toISOString() })
  })
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.counts
}
