import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { readableFailure } from '../storage/storage-error.js'
import { type ServeOptions, type Serving } from './serve.js'
import { callWitness } from './witness.js'

/**
 * A small heap, since application and engine share one machine. Where Node was started with a flag for the old generation,
 * as by `npm start`, V8 takes that for every thread; the engine asks it which it has (`pace/memory.ts`).
 */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 }
/**
 * Megabytes of each of the three parts of the young generation. A durable `$inc` has 1.16 times the rate that it has with 2,
 * and with 8 it has no more (docs/performance.md).
 */
const YOUNG_PART_MB = LIMITS.maxYoungGenerationSizeMb / 3

export type FromThread =
  | { kind: 'ready'; uri: string }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' }

/** Runs the engine in a worker thread. The thread needs the built JavaScript. */
export async function serveInThread(options: ServeOptions): Promise<Serving> {
  // The flag of `npm start` would win over the limits. This one also holds for every thread that starts later, unless the
  // application sets it again.
  setFlagsFromString(`--max-semi-space-size=${YOUNG_PART_MB}`)
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: options,
    resourceLimits: LIMITS,
    name: 'embedded-mongo',
  })
  const witness = callWitness(options.directory)
  const uri = await ready(worker).catch((error: unknown) => {
    witness.leave()
    throw error
  })
  let closing: Promise<void> | null = null
  // An application without its database must end with an error rather than hang.
  worker.on('error', (failure) => {
    const error = readableFailure(failure, options.directory) as Error
    throw new Error(`The embedded database stopped: ${error.message}`, { cause: error })
  })
  return {
    uri,
    close: () => {
      closing ??= close(worker).finally(() => witness.leave())
      return closing
    },
  }
}

const ready = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('The embedded database ended before it was ready.'))
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (message: FromThread) => {
      worker.off('error', reject)
      worker.off('exit', onExit)
      if (message.kind === 'ready') resolve(message.uri)
      else reject(new Error(message.kind === 'failed' ? message.message : 'The embedded database closed.'))
    })
  })

async function close(worker: Worker): Promise<void> {
  const closed = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.postMessage('close')
  await closed
}
