import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function stopDatabase() {
  const database = globalThis.jaadiTestDatabase
  if (!database) return
  globalThis.jaadiTestDatabase = undefined
  const { child } = database
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  rmSync(database.directory, { recursive: true, force: true })
}
