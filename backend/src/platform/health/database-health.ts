import { Injectable } from '@nestjs/common'
import { DatabaseDamage } from './database-damage.js'
import { type BackupState, LastBackup } from './last-backup.js'

export interface DatabaseState {
  /** Null with a database server, whose own tools make backups. */
  backup: BackupState | null
  /** What the disk has damaged, in a sentence; null: nothing is known to be. */
  damage: string | null
}

/** What the owner has to know of the embedded database, while it serves. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly lastBackup: LastBackup,
    private readonly damage: DatabaseDamage,
  ) {}

  async state(): Promise<DatabaseState> {
    const [backup, damage] = await Promise.all([this.lastBackup.state(), this.damage.known()])
    return { backup, damage }
  }
}
