import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { type Noted, notedMoment } from './noted-moments.js'

/** The time until the next nightly backup, and half a day to repair its cause if it fails. */
const OVERDUE_MS = 36 * 3_600_000

export interface BackupState {
  /** The moment whose state the last backup holds; null before the first. */
  at: Date | null
  /** Whether 36 hours have passed without a backup, although there was data to back up. */
  overdue: boolean
}

/** The age of the embedded database's last backup, by the machine's clock, which backups use too. */
@Injectable()
export class LastBackup {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'dataDir' | 'mongodbUri' | 'offSite'>,
  ) {}

  /** Null with a database server, whose own tools make backups. */
  async state(): Promise<BackupState | null> {
    return this.config.mongodbUri === null ? this.stateOf('last-backup') : null
  }

  /** The last backup that every configured place out of the house has; null where none is configured. */
  async offSite(): Promise<BackupState | null> {
    return this.config.offSite === null ? null : this.stateOf('last-off-site-backup')
  }

  private async stateOf(what: Noted): Promise<BackupState> {
    const at = await notedMoment(this.config.dataDir, what)
    const since = at?.getTime() ?? (await this.bornMs())
    return { at, overdue: Date.now() - since > OVERDUE_MS }
  }

  /** When the database was created; the current time when there is none. */
  private async bornMs(): Promise<number> {
    try {
      return (await stat(join(this.config.dataDir, 'db'))).birthtimeMs
    } catch {
      return Date.now()
    }
  }
}
