import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CopiedCollection } from '@jaadi/embedded-mongo/files'
import { BackupError } from './backup-error.js'

export const MANIFEST = 'manifest.json'
const MANIFEST_FORMAT = 1

/** A file of a backup; `path` is relative to the backup's folder, with slashes. */
export interface BackupFile {
  path: string
  bytes: number
  /** Digest in hex. */
  sha256: string
}

/** Lists the files of a backup, with what proves that they are complete. */
export interface Manifest {
  format: typeof MANIFEST_FORMAT
  /** Version of the product that made it. */
  version: string
  /** The time whose state it holds, in ISO form. */
  at: string
  /**
   * Who made it. The nightly job deletes only its own; backups of older versions do not state this and are
   * kept.
   */
  madeBy?: 'job' | 'hand'
  collections: CopiedCollection[]
  files: BackupFile[]
}

/** The only paths that a restore writes to a data folder, whatever a manifest says. */
const KNOWN_PATH = /^(?:db\/data\/(?:data\.mdb|format\.json)|secret|uploads\/[^/\\]+)$/

function isFile(file: unknown): file is BackupFile {
  const { path, bytes, sha256 } = (file ?? {}) as Partial<Record<keyof BackupFile, unknown>>
  return (
    typeof path === 'string' &&
    KNOWN_PATH.test(path) &&
    Number.isSafeInteger(bytes) &&
    typeof sha256 === 'string'
  )
}

export const newManifest = (manifest: Omit<Manifest, 'format'>): Manifest => ({
  format: MANIFEST_FORMAT,
  ...manifest,
})

/** @throws BackupError when the folder is not a backup, or is one of a newer version. */
export async function readManifest(backup: string): Promise<Manifest> {
  let manifest: Partial<Manifest>
  try {
    manifest = JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')) as Partial<Manifest>
  } catch {
    throw new BackupError(`${backup} is not a backup: its ${MANIFEST} is missing or cannot be read.`)
  }
  const { format, at, collections, files } = manifest
  if (typeof format === 'number' && format > MANIFEST_FORMAT)
    throw new BackupError(`${backup} was made by a newer version of the shop. Update the shop first.`)
  const isWhole =
    format === MANIFEST_FORMAT &&
    !Number.isNaN(Date.parse(String(at))) &&
    Array.isArray(collections) &&
    Array.isArray(files) &&
    files.every(isFile)
  if (!isWhole) throw new BackupError(`${backup} is damaged: its ${MANIFEST} does not say what it holds.`)
  return manifest as Manifest
}
