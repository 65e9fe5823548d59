/**
 * One database process for all tests that need one: the embedded engine in a folder of its own, or the server that
 * TEST_MONGODB_URI names. Every test file uses a database of its own name in it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt, root } from '../../../../scripts/lib/prepare.mjs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1024 ** 3
const SERVE = 'backend/test/support/processes/serve-database.mjs'
/** Hundreds of applications talk to it: in V8's own sizes, with threads of its own, collecting costs a tenth. */
const SIZES = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc']

/**
 * In memory if there is enough: these tests check what the application does, and would wait for the disk at each write.
 * Tests of what the disk keeps have folders of their own on it.
 */
function folderForData() {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

export default async function startDatabase() {
  // Called once for each project that needs it; all share one process.
  if (process.env.TEST_MONGODB_URI) return
  await ensureBuilt(['embedded-mongo'])
  const directory = mkdtempSync(join(folderForData(), 'jaadi-test-db-'))
  // By a socket, as `npm start` uses it: a port costs a log-in for each connection, and more for each message.
  const child = spawn(process.execPath, [...SIZES, SERVE, join(directory, 'db')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [first] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The test database ended with ${code} before it was ready`)
    }),
  ])
  const uri = /mongodb:\/\/\S+/.exec(first)?.[0]
  if (!uri) throw new Error(`The test database did not say its address: ${first}`)
  process.env.TEST_MONGODB_URI = uri
  globalThis.jaadiTestDatabase = { child, directory }
}
