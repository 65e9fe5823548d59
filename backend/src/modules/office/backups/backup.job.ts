import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { runAside } from './aside.js'
import { closeBackups } from './close-backups.js'

/** Copies the embedded database and the pictures every night; a database server has backups of its own. */
@Injectable()
export class BackupJob implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Backups')

  constructor(
    private readonly jobs: Jobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const { dataDir, backupDir, mongodbUri } = this.config
    if (mongodbUri !== null) return
    this.jobs.define({
      name: 'backups.make',
      title: 'Make a backup',
      does: 'Copies the database and the pictures, and keeps one of its copies of each of 7 days, 4 weeks and 12 months.',
      // After the stock check, so that the figures in the backup add up.
      schedule: { dailyAt: '03:30' },
      // Uses the machine's clock: a demo may shift its clock, which must not change names and ages of
      // backups.
      work: () => runAside('backup.worker.js', { dataDir, folder: backupDir, at: new Date() }),
    })
  }

  async onApplicationBootstrap(): Promise<void> {
    const { dataDir, backupDir } = this.config
    for (const path of await closeBackups(backupDir, dataDir))
      this.logger.warn(`${path} holds customers' data and can be read by other users of this machine.`)
  }
}
