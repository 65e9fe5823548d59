import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeptBackup } from './domain/retention.js'
import { syncFolder } from './files.js'
import { type Manifest, readManifest } from './manifest.js'

/** A backup that is complete by its file sizes. */
export interface FoundBackup extends KeptBackup {
  path: string
  manifest: Manifest
}

/** `.part-<process>-<random>`: a backup that is being written never has its final name. */
const PART = /^\.part-(\d+)-/

/** Backups in a folder, oldest first. Half-written, foreign or cut-off ones are left out. */
export async function backupsIn(folder: string): Promise<FoundBackup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const found = await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => wholeBackup(folder, name)),
  )
  return found.filter((backup) => backup !== null).sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function wholeBackup(folder: string, name: string): Promise<FoundBackup | null> {
  const path = join(folder, name)
  try {
    const manifest = await readManifest(path)
    for (const file of manifest.files)
      if ((await stat(join(path, file.path))).size !== file.bytes) return null
    return { name, path, at: new Date(manifest.at), manifest }
  } catch {
    return null
  }
}

/** Creates a folder to write into, after removing those that killed processes left. */
export async function openPart(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearParts(folder)
  const part = join(folder, `.part-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(part, { mode: 0o700 })
  return part
}

async function clearParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(PART.exec(name)?.[1] ?? Number.NaN)
    if (!Number.isNaN(pid) && !isRunning(pid)) await removeFolder(join(folder, name))
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Renames a finished part to its final name, atomically. @returns its path. */
export async function publish(part: string, folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  await rename(part, path)
  await syncFolder(folder)
  return path
}

export const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true })
