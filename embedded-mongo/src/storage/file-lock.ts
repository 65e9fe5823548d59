import { createRequire } from 'node:module'

/**
 * Tries to lock an open file: true when locked, false when another process holds the lock, null on a disk
 * without locks. For a shared lock the file may be open only for reading.
 */
export type TryLock = (file: number, options?: { shared?: boolean }) => boolean | null

/** Error codes of disks without file locks, such as some network and shared folders. */
const WITHOUT_LOCKS = ['ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'ENOLCK']

/**
 * Warns once on a disk without file locks. Then the process named in the lock file and the owner key in
 * the store must suffice.
 */
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

interface FileLocks {
  tryLock(file: number, offset: number, length: number, options?: { shared?: boolean }): boolean
  unlock(file: number, offset: number, length: number): void
}

const locks = load()

/**
 * The operating system's file lock. It belongs to the opened file, not to a process id: so it holds across containers on
 * one machine, and is free as soon as its process ends. Null where the package has no build, for example on Alpine.
 */
export const tryLockFile: TryLock | null =
  locks && whereThereAreLocks((file, options) => locks.tryLock(file, 0, 0, options))

/** Far behind the content of a file: on Windows nobody else may read or write what is locked. */
const BEHIND = 2 ** 30

/** As `tryLockFile`, of a file that is read and written meanwhile. */
export const tryLockBehind: TryLock | null =
  locks && whereThereAreLocks((file, options) => locks.tryLock(file, BEHIND, 1, options))

/** Gives back what `tryLockBehind` has locked. */
export const unlockBehind = (file: number): void => locks?.unlock(file, BEHIND, 1)

function load(): FileLocks | null {
  const require = createRequire(import.meta.url)
  try {
    return require('fs-native-extensions') as FileLocks
  } catch {
    return null
  }
}
