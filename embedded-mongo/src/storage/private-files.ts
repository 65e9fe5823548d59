import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const OTHERS = 0o077

/**
 * Creates the folder for its owner alone, or removes other users' access to an existing one and its files.
 */
export function closeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
  close(path, PRIVATE_FOLDER)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isFile()) close(join(path, entry.name), PRIVATE_FILE)
  }
}

/**
 * Some disks have no owners or modes and refuse the change; so the caller asks `isPrivate` where a socket
 * may lie.
 */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOENT') throw error
  }
}

/** Whether only this user (and root) can open the folder. */
export function isPrivate(folder: string): boolean {
  const { mode, uid } = statSync(folder)
  return (mode & OTHERS) === 0 && uid === process.getuid?.()
}
