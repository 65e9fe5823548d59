/**
 * The built engine in the small thread that an application gives it, in a process of its own:
 * `node --import probe.mjs engine.mjs directory [dist]`. Its first line is its address. Told `next` by its parent, it
 * answers what the probe in that thread has seen since the last time.
 */
import { pathToFileURL } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'

const [directory, dist] = process.argv.slice(2)
const built = dist ? pathToFileURL(`${dist}/index.js`) : new URL('../dist/index.js', import.meta.url)
const { startEmbeddedMongo } = await import(built.href)

const engine = await startEmbeddedMongo({ directory })
process.once('SIGTERM', () => void engine.close().then(() => process.exit()))

const probe = new BroadcastChannel('probe')
process.on('message', () => {
  probe.onmessage = ({ data }) => process.send(data)
  probe.postMessage('next')
})
console.log(engine.uri)
