/**
 * Prints the limit of the heap, in megabytes, of a thread that is started once the engine's own runs:
 * `node later-thread.mjs <dist> <directory>`.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const [dist, directory] = process.argv.slice(2)
const { startEmbeddedMongo } = await import(join(dist, 'bundle', 'index.js'))
const LIMIT = "require('node:v8').getHeapStatistics().heap_size_limit / 1024 ** 2"

const engine = await startEmbeddedMongo({ directory })
const later = new Worker(`require('node:worker_threads').parentPort.postMessage(${LIMIT})`, { eval: true })
const [megabytes] = await once(later, 'message')
console.log(megabytes)
await engine.close()
