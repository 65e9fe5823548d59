import { NO_ROOM } from '../../../platform/health/disk-room.js'

/** A backup could not be made or restored; the message is a sentence or two for the owner. */
export class BackupError extends Error {}

/** The error with a readable sentence, when the disk of `folder` is the reason. */
export function explained(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error
  const { code = '' } = error as NodeJS.ErrnoException
  if (NO_ROOM.test(`${code} ${error.message}`))
    return new BackupError(`The disk of ${folder} is full. What was there before has not changed.`)
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new BackupError(`The folder ${folder} cannot be written to.`)
  return new BackupError(error.message)
}
