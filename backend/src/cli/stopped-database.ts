import { join } from 'node:path'
import { startEmbeddedMongo } from '@jaadi/embedded-mongo'
import { copyDatabase } from '@jaadi/embedded-mongo/files'
import { openPart, removeFolder } from '../modules/office/backups/backup-folder.js'

/**
 * The time between two deletions of expired documents, longer than any command runs: none is deleted while it is
 * counted or copied.
 */
const NEVER_MS = 2 ** 31 - 1

/** The embedded database of a data folder that no shop runs on; nothing in it changes by itself. */
export async function openStopped(dataDir: string): Promise<{ uri: string; close: () => Promise<void> }> {
  const engine = await startEmbeddedMongo({ directory: join(dataDir, 'db'), ttlIntervalMs: NEVER_MS })
  const uri = new URL(engine.uri)
  uri.pathname = '/jaadi'
  return { uri: uri.toString(), close: () => engine.close() }
}

/** Works on a copy of a data folder's database: the folder stays as it is, whether a shop runs on it or not. */
export async function onCopy<T>(dataDir: string, work: (copy: string) => Promise<T>): Promise<T> {
  const part = await openPart(dataDir)
  try {
    await copyDatabase(join(dataDir, 'db'), join(part, 'db'))
    return await work(part)
  } finally {
    await removeFolder(part)
  }
}
