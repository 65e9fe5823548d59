import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST } from './manifest.js'

const OTHERS = 0o077

const isOpen = async (path: string): Promise<boolean> => ((await stat(path)).mode & OTHERS) !== 0

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch((): string[] => [])

/**
 * Makes private what an older version left readable for others on the machine: backups, and data that a
 * restore moved away. Other files in these folders are not changed.
 * @returns paths that could not be made private: on a disk without owners, or of another user.
 */
export async function closeBackups(backupDir: string, dataDir: string): Promise<string[]> {
  const asides = (await namesIn(dataDir)).filter((name) => name.startsWith('before-'))
  const paths = asides.map((name) => join(dataDir, name))
  for (const name of await namesIn(backupDir))
    if ((await namesIn(join(backupDir, name))).includes(MANIFEST)) paths.push(join(backupDir, name))
  const left: string[] = []
  for (const path of paths) if (!(await isClosedNow(path))) left.push(path)
  return left
}

/** The folder itself comes last: while it is open to others, what is below it may be open too. */
async function isClosedNow(path: string): Promise<boolean> {
  try {
    if (await isOpen(path)) await closeTree(path)
    return !(await isOpen(path))
  } catch {
    return false
  }
}

async function closeTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isDirectory()) await closeTree(join(path, entry.name))
    if (entry.isFile()) await chmod(join(path, entry.name), 0o600)
  }
  await chmod(path, 0o700)
}
