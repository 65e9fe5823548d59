/** The process of the database of all tests: the engine in this thread, in the folder that it is told. Prints its address. */
import { startEmbeddedMongo } from '@jaadi/embedded-mongo'

const [, , directory] = process.argv
const engine = await startEmbeddedMongo({ directory, thread: false })
process.once('SIGTERM', () => void engine.close().then(() => process.exit(0)))
process.stdout.write(`${engine.uri}\n`)
