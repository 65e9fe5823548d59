/**
 * The built engine in the small thread that an application gives it, in a process of its own:
 * `node --import probe.mjs engine.mjs directory [dist]`. Its first line is its address. Told `next` by its parent, it
 * answers what the probe in that thread has seen since.
 */
import { pathToFileURL } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'

const [directory, dist] = process.argv.slice(2)
const built = dist ? pathToFileURL(`${dist}/index.js`) : new URL('../dist/index.js', import.meta.url)
const { startEmbeddedMongo } = await import(built.href)

const engine = await startEmbeddedMongo({ directory })
process.once('SIGTERM', () => void engine.close().then(() => process.exit()))

const probe = new BroadcastChannel('probe')
// What it saw while the engine opened is nothing that others waited for.
await asked()
process.on('message', () => void asked().then((seen) => process.send(seen)))
console.log(engine.uri)

function asked() {
  const answer = new Promise((resolve) => (probe.onmessage = ({ data }) => resolve(data)))
  probe.postMessage('next')
  return answer
}
