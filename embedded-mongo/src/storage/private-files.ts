import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const OTHERS = 0o077

/** Makes the folder for its owner alone; one of an older version, and the files in it, are closed. */
export function closeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
  close(path, PRIVATE_FOLDER)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isFile()) close(join(path, entry.name), PRIVATE_FILE)
  }
}

/** A disk without file owners keeps its modes; for the place of a socket, ask `isPrivate`. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOENT') throw error
  }
}

/** Whether nobody but this user (and the system's own) gets into the folder. */
export function isPrivate(folder: string): boolean {
  const { mode, uid } = statSync(folder)
  return (mode & OTHERS) === 0 && uid === process.getuid?.()
}
