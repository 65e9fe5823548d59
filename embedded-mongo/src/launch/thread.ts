import { Worker } from 'node:worker_threads'
import type { ServeOptions, Serving } from './serve.js'

/** The application and the engine share a small machine. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

export type FromThread =
  { kind: 'ready'; port: number } | { kind: 'failed'; message: string } | { kind: 'closed' }

/** Runs the engine in a worker thread. The thread needs the built JavaScript. */
export const serveInThread = async (options: ServeOptions): Promise<Serving> => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: options,
    resourceLimits: LIMITS,
    name: 'embedded-mongo',
  })
  const port = await ready(worker)
  let closing: Promise<void> | null = null
  // An engine that dies leaves an application without its database: better to end loudly than to hang.
  worker.on('error', (error) => {
    throw new Error(`The embedded database stopped: ${error.message}`, { cause: error })
  })
  return {
    port,
    close: () => {
      closing ??= close(worker)
      return closing
    },
  }
}

const ready = (worker: Worker): Promise<number> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('The embedded database ended before it was ready.'))
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (message: FromThread) => {
      worker.off('error', reject)
      worker.off('exit', onExit)
      if (message.kind === 'ready') resolve(message.port)
      else reject(new Error(message.kind === 'failed' ? message.message : 'The embedded database closed.'))
    })
  })

const close = async (worker: Worker): Promise<void> => {
  const closed = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.postMessage('close')
  await closed
}
