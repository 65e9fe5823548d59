import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { SchedulerRegistry } from '@nestjs/schedule'
import { type Job, Jobs } from './jobs.service.js'
import { nextRun } from './schedule.js'

/** Longest wait of one timer; longer waits are made in steps. */
const LONGEST_WAIT_MS = 3_600_000

/** Runs every job on its schedule while the application runs. */
@Injectable()
export class JobTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs')
  private readonly underWay = new Set<Promise<unknown>>()
  private closed = false

  constructor(
    private readonly jobs: Jobs,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    for (const job of this.jobs.all()) this.wait(job, nextRun(job.schedule, new Date()))
  }

  /** Starts no more runs, and waits for current runs before the database closes. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true
    for (const { name } of this.jobs.all()) this.forget(name)
    await Promise.allSettled(this.underWay)
  }

  private wait(job: Job, turn: Date): void {
    if (this.closed) return
    const ms = turn.getTime() - Date.now()
    const timer = setTimeout(
      () => (ms > LONGEST_WAIT_MS ? this.wait(job, turn) : this.begin(job, turn)),
      Math.min(Math.max(0, ms), LONGEST_WAIT_MS),
    )
    timer.unref()
    this.forget(job.name)
    this.registry.addTimeout(job.name, timer)
  }

  private forget(name: string): void {
    if (this.registry.doesExist('timeout', name)) this.registry.deleteTimeout(name)
  }

  private begin(job: Job, turn: Date): void {
    const run = this.jobs
      .runTurn(job.name, turn)
      .catch((error: unknown) => this.logger.error({ job: job.name, err: error }))
      .finally(() => {
        this.underWay.delete(run)
        // Skips scheduled turns that were due while the last run was still going on.
        this.wait(job, nextRun(job.schedule, new Date(Math.max(Date.now(), turn.getTime()))))
      })
    this.underWay.add(run)
  }
}
