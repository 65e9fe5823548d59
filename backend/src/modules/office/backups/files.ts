import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BackupFile } from './manifest.js'

const PORTION_BYTES = 128 * 1024

/**
 * Hex digest of a file, read in portions into one buffer. A stream would allocate a buffer for each
 * portion.
 */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  const portion = Buffer.allocUnsafeSlow(PORTION_BYTES)
  const file = await open(path, 'r')
  try {
    for (;;) {
      const { bytesRead } = await file.read(portion, 0, PORTION_BYTES, null)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(portion.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}

/** Size and digest of a file of a backup. */
export async function describe(backup: string, path: string): Promise<BackupFile> {
  const file = join(backup, path)
  return { path, bytes: (await stat(file)).size, sha256: await sha256Of(file) }
}

/** Copies a file as `writeFileOf` writes. @returns the digest of what was read. */
export const copyFile = (from: string, to: string): Promise<string> => writeFileOf(createReadStream(from), to)

/**
 * Writes a new file, readable by its owner alone and on disk when this resolves. @returns the digest of
 * what was written.
 */
export async function writeFileOf(source: Readable, to: string): Promise<string> {
  const hash = createHash('sha256')
  const digest = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, digest, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }))
  return hash.digest('hex')
}

/** Links a file under a second name. @returns false when the disk cannot do that. */
export async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch {
    return false
  }
}

/** Flushes a folder: a name in it survives a power cut only then. Not every system supports this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
