import { Worker } from 'node:worker_threads'
import { type ServeOptions, type Serving } from './serve.js'

/** Small heap limits, since application and engine share one machine. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

export type FromThread =
  | { kind: 'ready'; uri: string }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' }

/** Runs the engine in a worker thread. The thread needs the built JavaScript. */
export async function serveInThread(options: ServeOptions): Promise<Serving> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: options,
    resourceLimits: LIMITS,
    name: 'embedded-mongo',
  })
  const uri = await ready(worker)
  let closing: Promise<void> | null = null
  // An application without its database must end with an error rather than hang.
  worker.on('error', (error) => {
    throw new Error(`The embedded database stopped: ${error.message}`, { cause: error })
  })
  return {
    uri,
    close: () => {
      closing ??= close(worker)
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
