import { join } from 'node:path'
import { startEmbeddedMongo } from '@jaadi/embedded-mongo'

/** Longer than any command runs: what has expired is still counted and copied. */
const NEVER_MS = 2 ** 31 - 1

/** The embedded database of a data folder that no shop runs on; nothing in it changes by itself. */
export async function openStopped(dataDir: string): Promise<{ uri: string; close: () => Promise<void> }> {
  const engine = await startEmbeddedMongo({ directory: join(dataDir, 'db'), ttlIntervalMs: NEVER_MS })
  const uri = new URL(engine.uri)
  uri.pathname = '/jaadi'
  return { uri: uri.toString(), close: () => engine.close() }
}
