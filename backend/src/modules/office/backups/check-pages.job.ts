import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { runAside } from './aside.js'

/**
 * Checks the database's pages hourly, so that a damaged page is found soon, and not when it is needed or
 * the nightly backup is refused.
 */
@Injectable()
export class CheckPagesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const { dataDir, mongodbUri } = this.config
    if (mongodbUri !== null) return
    this.jobs.define({
      name: 'backups.check-pages',
      title: 'Look for damaged pages',
      does: 'Reads every page of the database file. Where the disk has damaged one, this fails and says what to do.',
      schedule: { everyMinutes: 60, atSecond: 45 },
      work: () => runAside('check-pages.worker.js', { dataDir }),
    })
  }
}
