import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { notedBackup } from './backup-note.js'

/** The nightly one, and half a day to put right what kept it from running. */
const OVERDUE_MS = 36 * 3_600_000

export interface BackupState {
  /** The moment that the last backup shows; null: none was made yet. */
  at: Date | null
  /** No backup for 36 hours, though there was something to back up. */
  overdue: boolean
}

/** How old the last backup of the embedded database is. It is measured by the machine's clock, as backups are made. */
@Injectable()
export class LastBackup {
  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'dataDir' | 'mongodbUri'>) {}

  /** Null with a database server: its own tools make backups, and know of them. */
  async state(): Promise<BackupState | null> {
    if (this.config.mongodbUri !== null) return null
    const at = await notedBackup(this.config.dataDir)
    const since = at?.getTime() ?? (await this.bornMs())
    return { at, overdue: Date.now() - since > OVERDUE_MS }
  }

  /** When there first was a database; now, where there is none. */
  private async bornMs(): Promise<number> {
    try {
      return (await stat(join(this.config.dataDir, 'db'))).birthtimeMs
    } catch {
      return Date.now()
    }
  }
}
