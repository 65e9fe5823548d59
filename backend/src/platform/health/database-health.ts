import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { notedDamage } from './damage-note.js'
import { type BackupState, LastBackup } from './last-backup.js'

export interface DatabaseState {
  /** Null with a database server, whose own tools make backups. */
  backup: BackupState | null
  /** Of the places out of the house; null where none is configured. */
  offSite: BackupState | null
  /**
   * A sentence about the damage that the last check of all pages found; null when it found none, and for a
   * database server.
   */
  damage: string | null
}

/** What the owner must know about the embedded database while it serves. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly lastBackup: LastBackup,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'dataDir' | 'mongodbUri'>,
  ) {}

  async state(): Promise<DatabaseState> {
    const { mongodbUri, dataDir } = this.config
    const noted = mongodbUri === null ? notedDamage(dataDir) : null
    const [backup, offSite, damage] = await Promise.all([
      this.lastBackup.state(),
      this.lastBackup.offSite(),
      noted,
    ])
    return { backup, offSite, damage }
  }
}
