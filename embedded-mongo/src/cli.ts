import { join } from 'node:path'
import { startEmbeddedMongo } from './launch/start.js'
import { callWitness } from './launch/witness.js'
import { readableFailure } from './storage/storage-error.js'

const DEFAULT_PORT = 27117
const directory = join(process.env.DATA_DIR ?? '.data', 'db')

/** Prints the connection string, with its password and the database DB_NAME if any, then serves until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const port = Number(process.env.DB_PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`DB_PORT must be a port number, got "${process.env.DB_PORT}".`)
  }
  callWitness(directory)
  const engine = await startEmbeddedMongo({
    directory,
    port,
    thread: false,
    testCommands: process.env.DB_TEST_COMMANDS === '1',
  })
  const stop = (): void => {
    void engine.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const address = new URL(engine.uri)
  address.pathname = `/${process.env.DB_NAME ?? ''}`
  // Printed last, since the reader may send a signal at once.
  process.stdout.write(`${address}\n`)
}

function complain(failure: unknown): never {
  const error = readableFailure(failure, directory)
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

process.once('uncaughtException', complain)
main().catch(complain)
