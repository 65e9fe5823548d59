import { statfsSync } from 'node:fs'
import { MongoError } from '../errors/mongo-error.js'

/** Room that is kept free for deletes, which need pages before they free any. */
const FULL_BELOW_BYTES = 4 * 1024 ** 2
/** A write takes about three times its own bytes, since pages of indexes and of the tree are written too. */
const PAGES_FACTOR = 3

/** Whether lmdb or the system reported the error: their errors have a number as code. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  !(error instanceof MongoError)

/** The answer for a commit that failed as a whole. A full disk may report an I/O error, when it takes part of a page. */
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

/** Whether writing so many bytes would leave too little room on the disk. */
export function isDiskFull(directory: string, bytes = 0): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize < FULL_BELOW_BYTES + bytes * PAGES_FACTOR
  } catch {
    return false
  }
}

/**
 * Another engine has opened the store, or may have: this engine must not write or acknowledge anything
 * more.
 */
export class StoreLost extends Error {}

/** The header of a commit could not be written: lmdb does not write or read until the store is opened again. */
export class StoreEnded extends StoreLost {
  constructor(directory: string, failure: unknown) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    super(
      `The disk did not take the end of a commit to ${directory} (${reason}). This engine has stopped; what it had acknowledged is kept.`,
      { cause: failure },
    )
  }
}
