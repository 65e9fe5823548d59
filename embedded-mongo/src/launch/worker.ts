import { parentPort, workerData } from 'node:worker_threads'
import { serve, type ServeOptions } from './serve.js'
import { type FromThread } from './thread.js'

const say = (message: FromThread): void => parentPort?.postMessage(message)

try {
  const serving = await serve(workerData as ServeOptions)
  parentPort?.once('message', () => {
    void serving.close().then(() => {
      say({ kind: 'closed' })
      parentPort?.close()
    })
  })
  say({ kind: 'ready', uri: serving.uri })
} catch (error) {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  parentPort?.close()
}
