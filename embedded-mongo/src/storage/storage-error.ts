import { MongoError } from '../errors/mongo-error.js'
import { isDiskFull } from './free-space.js'

/** What to do where a damaged page may be the cause. */
export const DAMAGE_ADVICE =
  'A page of it may be damaged. Look with: npm run db:verify. Restore a backup with: npm run restore'

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

const OPENING: [codes: unknown[], sentence: (directory: string) => string][] = [
  [
    ['EROFS', 30],
    (directory) => `The database directory ${directory} lies on a disk that is mounted read-only.`,
  ],
  [
    ['EACCES', 13, 'EPERM', 1],
    (directory) => `This account may not use the database directory ${directory}, or a file in it.`,
  ],
  [
    ['ENOTDIR', 20, 'EEXIST', 17],
    (directory) => `The database directory ${directory} cannot be made: a part of its path is a file.`,
  ],
]

/** What the system, or lmdb with its number, says of a directory that it cannot open or read, as a sentence; other errors as they are. */
export function readableFailure(error: unknown, directory: string): unknown {
  if (!(error instanceof Error) || !('path' in error || isStorageError(error))) return error
  const { code } = error as { code?: unknown }
  const sentence = OPENING.find(([codes]) => codes.includes(code))?.[1]
  if (sentence) return new Error(`${sentence(directory)} (${error.message})`, { cause: error })
  return isStorageError(error)
    ? new Error(`The database in ${directory} cannot be read: ${error.message}. ${DAMAGE_ADVICE}`, {
        cause: error,
      })
    : error
}

/** The bytes of a stored value, or of its key, are not those that were written. The catalog knows what it was. */
export class DamagedValue extends Error {
  readonly key: Buffer

  constructor(key: Buffer) {
    super(`The value of ${key.toString('hex')} is not as it was written. ${DAMAGE_ADVICE}`)
    // A copy, since the keys of single reads are used again.
    this.key = Buffer.from(key)
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
