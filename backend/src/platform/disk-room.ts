import { statfs } from 'node:fs/promises'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../config/config.js'
import { APP_CONFIG } from '../config/config.module.js'

/** With less space the embedded database cannot be relied on to store what is written, and no picture is accepted. */
const LEAST_BYTES = 100 * 1024 * 1024

/** The free space on the disk that the application writes to. */
@Injectable()
export class DiskRoom {
  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'dataDir'>) {}

  /** Free bytes for accounts like ours; null where the system does not tell. */
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
