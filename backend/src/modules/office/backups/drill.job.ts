import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { notedMoment, noteMoment } from '../../../platform/health/noted-moments.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { runAside } from './aside.js'

/** A quarter of a year. */
const EVERY_DAYS = 90

/** Restores a backup of the night beside the shop once a quarter, since a backup counts once it was restored. */
@Injectable()
export class DrillJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const { dataDir, backupDir, mongodbUri } = this.config
    if (mongodbUri !== null) return
    this.jobs.define({
      name: 'backups.drill',
      title: 'Try out a restore',
      does: 'Restores the newest backup of the night beside the shop once in 90 days, counts it, checks its stock and removes it again. Pressed by hand it does so at once.',
      schedule: { dailyAt: '05:00' },
      work: async (by) => {
        if (by === null && !(await isDue(dataDir))) return {}
        const counts = await runAside('../../../cli/drill.worker.js', { dataDir, folder: backupDir })
        // By the machine's clock, as backups are.
        await noteMoment(dataDir, 'last-drill', new Date())
        return counts
      },
    })
  }
}

/** A new shop waits for its first backup. */
async function isDue(dataDir: string): Promise<boolean> {
  const last = await notedMoment(dataDir, 'last-drill')
  if (last === null) return (await notedMoment(dataDir, 'last-backup')) !== null
  return Date.now() - last.getTime() > EVERY_DAYS * DAY_MS
}
