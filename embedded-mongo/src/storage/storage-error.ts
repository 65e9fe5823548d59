import { statfsSync } from 'node:fs'
import { MongoError } from '../errors/mongo-error.js'

/** Kept free for deletes, which need pages before they free any. */
const FULL_BELOW_BYTES = 4 * 1024 ** 2
/** Pages of indexes, and of trees above them, come on top of the bytes themselves. */
const PAGES_FACTOR = 3

/** Reported by lmdb or the system, with its number. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  !(error instanceof MongoError)

/** A commit that failed as a whole, as an answer. A disk that takes only a part of a page calls that an I/O error. */
export function storageFailure(error: unknown, directory: string): MongoError {
  const reason = error instanceof Error ? error.message : String(error)
  const full =
    /ENOSPC|No space left|EDQUOT|quota|EFBIG|File too large|MDB_MAP_FULL|mapsize/i.test(reason) ||
    (/EIO|Input\/output/i.test(reason) && isDiskFull(directory))
  return full
    ? new MongoError(14031, `The disk is full, nothing was written: ${reason}`, {
        codeName: 'OutOfDiskSpace',
      })
    : new MongoError(8, `The commit failed, nothing was written: ${reason}`)
}

/** Whether so many more bytes would leave too little of the disk. */
export function isDiskFull(directory: string, bytes = 0): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize < FULL_BELOW_BYTES + bytes * PAGES_FACTOR
  } catch {
    return false
  }
}

/** Another engine has opened the store since, or may have: nothing may be written, nor acknowledged, any more. */
export class StoreLost extends Error {}

/** The header of a commit could not be written: lmdb neither writes nor reads until the store is opened again. */
export class StoreEnded extends StoreLost {
  constructor(directory: string, failure: unknown) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    super(
      `The disk did not take the end of a commit to ${directory} (${reason}). This engine has stopped; what it had acknowledged is kept.`,
      { cause: failure },
    )
  }
}
