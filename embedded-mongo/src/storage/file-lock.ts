import { createRequire } from 'node:module'

/**
 * Takes the lock of an open file, or says that somebody else has it; null on a disk without locks. For a shared lock
 * the file may be open only for reading.
 */
export type TryLock = (file: number, options?: { shared?: boolean }) => boolean | null

/** What disks say that have no locks, some network and shared folders among them. */
const WITHOUT_LOCKS = ['ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'ENOLCK']

/** On a disk without locks the owner in the store, and the process that the file names, have to do. */
export function whereThereAreLocks(
  tryLock: TryLock,
  warn: (text: string) => void = (text) => process.emitWarning(text),
): TryLock {
  let warned = false
  return (file, options) => {
    try {
      return tryLock(file, options)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === undefined || !WITHOUT_LOCKS.includes(code)) throw error
      if (!warned)
        warn(
          `This disk has no locks of files (${code}): another program that opens the same database on another machine or in another container is seen only once it writes. Keep DATA_DIR on a disk of this machine.`,
        )
      warned = true
      return null
    }
  }
}

/**
 * The operating system's lock of a file. It belongs to the opened file, not to a process id, so it holds across
 * containers on one machine, stays with a process that is stopped, and is free as soon as its process ends. Null when
 * there is no build of it, for example on Alpine.
 */
export const tryLockFile: TryLock | null = load()

function load(): TryLock | null {
  const require = createRequire(import.meta.url)
  try {
    return whereThereAreLocks((require('fs-native-extensions') as { tryLock: TryLock }).tryLock)
  } catch {
    return null
  }
}
