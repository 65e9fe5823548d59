import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BackupFile } from './manifest.js'

/** Hex digest of a file, read in portions. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** How a file of a backup looks now. */
export async function describe(backup: string, path: string): Promise<BackupFile> {
  const file = join(backup, path)
  return { path, bytes: (await stat(file)).size, sha256: await sha256Of(file) }
}

/** Copies a file, readable by its owner alone and on disk when this resolves. @returns the digest of what was read. */
export async function copyFile(from: string, to: string): Promise<string> {
  const hash = createHash('sha256')
  const digest = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(
    createReadStream(from),
    digest,
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return hash.digest('hex')
}

/** One file under two names, where the disk can do that. @returns false where it cannot. */
export async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch {
    return false
  }
}

/** A name in a folder survives a power cut once the folder itself is on disk. Not every system supports this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
