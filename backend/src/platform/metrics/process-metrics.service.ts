import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import { type Connection } from 'mongoose'
import { databaseAnswers } from '../health/database-away.js'
import { DiskRoom } from '../health/disk-room.js'
import { LastBackup } from '../health/last-backup.js'
import { Jobs, type JobState } from '../jobs/jobs.service.js'
import { Transactions } from '../mongo/transaction.js'
import { PRODUCT_VERSION } from '../product-version.js'
import { keptFor } from './kept-for.js'
import { Metrics, type Samples } from './metrics.service.js'

/** All figures of one scrape share one read. */
const KEPT_MS = 1_000

const secondsOf = (at: Date): number => at.getTime() / 1000
const single = (value: number | undefined | null): Samples =>
  value === undefined || value === null ? {} : { '': value }

/** Figures of the platform: the database, the jobs, the disk and the backup. */
@Injectable()
export class ProcessMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    @InjectConnection() private readonly connection: Connection,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly disk: DiskRoom,
    private readonly lastBackup: LastBackup,
  ) {}

  onApplicationBootstrap(): void {
    this.metrics.add({
      name: 'jaadi_build_info',
      help: '1 for the version of the product that runs',
      label: 'version',
      read: () => ({ [PRODUCT_VERSION]: 1 }),
    })
    this.timeCommands()
    this.addDatabase()
    this.addJobs()
    this.addStorage()
  }

  /**
   * Times each command from taking a connection until returning it, since the driver's own command
   * monitoring would parse every answer a second time.
   */
  private timeCommands(): void {
    const taken = new Map<string, number>()
    const client = this.connection.getClient()
    client.on('connectionCheckedOut', ({ address, connectionId }) => {
      taken.set(`${address} ${connectionId}`, performance.now())
    })
    client.on('connectionCheckedIn', ({ address, connectionId }) => {
      const key = `${address} ${connectionId}`
      const since = taken.get(key)
      taken.delete(key)
      if (since !== undefined) this.metrics.databaseCommand((performance.now() - since) / 1000)
    })
  }

  private addDatabase(): void {
    this.metrics.add({
      name: 'jaadi_database_up',
      help: '1 when the database answered just now',
      read: async () => single(Number(await databaseAnswers(this.connection))),
    })
    this.metrics.add({
      name: 'jaadi_transactions_waiting',
      help: 'Transactions of this process that wait for their turn',
      perProcess: true,
      read: () => single(this.transactions.waiting),
    })
  }

  private addJobs(): void {
    const states = keptFor(KEPT_MS, () => this.jobs.states())
    const add = (name: string, help: string, value: (last: NonNullable<JobState['last']>) => number): void =>
      this.metrics.add({
        name,
        help,
        label: 'job',
        read: async () =>
          Object.fromEntries(
            (await states()).flatMap(({ job, last }) => (last ? [[job.name, value(last)]] : [])),
          ) as Samples,
      })
    add('jaadi_job_last_run_timestamp_seconds', 'End of the last run, in any process', ({ finishedAt }) =>
      secondsOf(finishedAt),
    )
    add(
      'jaadi_job_last_duration_seconds',
      'How long that run took',
      ({ startedAt, finishedAt }) => secondsOf(finishedAt) - secondsOf(startedAt),
    )
    add('jaadi_job_last_failed', '1 when that run failed', ({ ok }) => Number(!ok))
    this.metrics.add({
      name: 'jaadi_job_failures_total',
      help: 'Runs that failed in this process',
      label: 'job',
      perProcess: true,
      rising: true,
      read: () => Object.fromEntries(this.jobs.all().map(({ name }) => [name, this.jobs.failuresOf(name)])),
    })
  }

  private addStorage(): void {
    this.metrics.add({
      name: 'jaadi_disk_free_bytes',
      help: 'Free space in DATA_DIR',
      read: async () => single(await this.disk.freeBytes()),
    })
    this.metrics.add({
      name: 'jaadi_last_backup_timestamp_seconds',
      help: 'The moment that the last backup of the embedded database shows; 0 when none was made yet',
      read: async () => {
        const state = await this.lastBackup.state()
        // The figure is 0 before the first backup, since a missing figure would raise no alarm.
        return single(state && (state.at ? secondsOf(state.at) : 0))
      },
    })
    this.metrics.add({
      name: 'jaadi_last_offsite_backup_timestamp_seconds',
      help: 'The moment that the last backup out of the house shows; 0 when none was sent yet, absent without a place',
      read: async () => {
        const state = await this.lastBackup.offSite()
        return single(state && (state.at ? secondsOf(state.at) : 0))
      },
    })
  }
}
