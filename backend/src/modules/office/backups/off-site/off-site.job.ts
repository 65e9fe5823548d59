import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { Jobs } from '../../../../platform/jobs/jobs.service.js'
import { runAside } from '../aside.js'

/** Sends the backup of the night out of the house, encrypted, where a place for it is configured. */
@Injectable()
export class OffSiteJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const { dataDir, backupDir, offSite } = this.config
    if (offSite === null) return
    this.jobs.define({
      name: 'backups.off-site',
      title: 'Send the backup out of the house',
      does: 'Sends the newest backup, encrypted, to the folder or bucket of the settings, and keeps there those of 7 days, 4 weeks and 12 months.',
      // Half an hour after the backup of the night.
      schedule: { dailyAt: '04:00' },
      work: () => runAside('off-site/off-site.worker.js', { dataDir, folder: backupDir, offSite }),
    })
  }
}
