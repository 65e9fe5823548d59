import { statfs } from 'node:fs/promises'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { AppError } from '../../kernel/errors/errors.js'

/** With less free space the embedded database may fail to store writes, and pictures are refused. */
export const LEAST_BYTES = 100 * 1024 * 1024

/** Retry-After of a full disk, in seconds: a person has to free space first. */
const RETRY_AFTER_SECONDS = 60

/** The disk is full; `details.retryAfterSeconds` becomes the Retry-After header. */
export class DiskFull extends AppError {
  constructor() {
    super('DISK_FULL', 'The disk of the shop is full, so this was not saved. Please try again later.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}

/** The database's error code `OutOfDiskSpace`. */
const OUT_OF_DISK_SPACE = 14_031
/** How the system reports a full disk, in the code or message of its error. */
export const NO_ROOM = /ENOSPC|EDQUOT|EFBIG|No space left|File too large|quota exceeded/i

/** Whether the error, of the database or of a file, means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errorResponse } = error as { code?: unknown; errorResponse?: unknown }
  if (code === OUT_OF_DISK_SPACE || (typeof code === 'string' && NO_ROOM.test(code))) return true
  return isDiskFull(errorResponse) || isDiskFull(error.cause)
}

/** The free space on the disk that the application writes to. */
@Injectable()
export class DiskRoom {
  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'dataDir'>) {}

  /** Free bytes for this account; null when the system does not report them. */
  async freeBytes(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(this.config.dataDir)
      return bavail * bsize
    } catch {
      return null
    }
  }

  async isFull(): Promise<boolean> {
    const free = await this.freeBytes()
    return free !== null && free < LEAST_BYTES
  }
}
