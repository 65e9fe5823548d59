import { Injectable, type OnModuleInit } from '@nestjs/common'
import { istDay, istTime, momentInWords } from '../../../kernel/dates/ist.js'
import { withoutStop } from '../../../kernel/text/field-words.js'
import { Clock } from '../../../platform/clock.js'
import { LastBackup } from '../../../platform/health/last-backup.js'
import { type FailedRun, Jobs } from '../../../platform/jobs/jobs.service.js'
import { type FailingService, OUTSIDE_SERVICES, OutsideServices } from '../../../platform/outside-services.js'
import { Messages } from '../../office/messages/messages.service.js'

const JOBS = '/dashboard/jobs'
/** The first failure is told, and the third in a row: what fails for longer is known. */
const TOLD_FAILURES: readonly number[] = [1, 3]

/** Tells staff when the machinery fails: jobs, services of others, backups (docs/domain/messages.md#alerts). */
@Injectable()
export class Watch implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly services: OutsideServices,
    private readonly lastBackup: LastBackup,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.whenFailed((failed) => this.jobFailed(failed))
    this.services.whenFailing((failing) => this.serviceFails(failing))
    this.jobs.define({
      name: 'monitoring.backups',
      title: 'Watch the backups',
      does: 'Tells staff each day on which the last backup is more than a day and a half old.',
      schedule: { dailyAt: '09:00' },
      work: async () => ({ missed: (await this.backupMissed()) ? 1 : 0 }),
    })
  }

  private async jobFailed({ job: { name, title }, startedAt, message, inRow }: FailedRun): Promise<void> {
    if (!TOLD_FAILURES.includes(inRow)) return
    const about = `${name}:${startedAt.toISOString()}`
    const facts = { job: title, reason: withoutStop(message), link: JOBS }
    await this.messages.toStaff('jobFailing', { about, facts })
  }

  /** At most once an hour, however many processes notice it. */
  private async serviceFails({ service, reason }: FailingService): Promise<void> {
    const now = this.clock.now()
    await this.messages.toStaff('providerFailing', {
      about: `${service}:${istDay(now)} ${istTime(now).slice(0, 2)}`,
      facts: { provider: OUTSIDE_SERVICES[service], reason: withoutStop(reason), link: JOBS },
    })
  }

  private async backupMissed(): Promise<boolean> {
    const backup = await this.lastBackup.state()
    if (!backup?.overdue) return false
    // By the machine's clock, as backups are.
    const about = istDay(this.clock.actual())
    const last = backup.at ? momentInWords(backup.at) : 'no day at all'
    await this.messages.toStaff('backupMissed', { about, facts: { last, link: JOBS } })
    return true
  }
}
