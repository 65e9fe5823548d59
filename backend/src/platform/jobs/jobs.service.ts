import { randomUUID } from 'node:crypto'
import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { JobRecord } from './job-runs.schema.js'

const DUPLICATE_KEY = 11000

/** Counts of one run, for the log and the staff page. */
export type JobResult = Record<string, number | string>

/**
 * Scheduled work that only one of several processes does at a time. The lease is measured by the machine's clock, not
 * the application's: shifting the latter must not free a lease that is still held.
 */
@Injectable()
export class Jobs {
  private readonly logger = new Logger('Jobs')
  private readonly holder = randomUUID()

  constructor(@InjectModel(JobRecord.name) private readonly jobs: Model<JobRecord>) {}

  /**
   * Runs `work` if no other process holds the lease of `name`.
   * @returns the run's counts, or null when another process has it or the work failed (logged, tried at the next tick).
   */
  async run(name: string, leaseMs: number, work: () => Promise<JobResult>): Promise<JobResult | null> {
    if (!(await this.take(name, leaseMs))) return null
    const started = Date.now()
    try {
      const result = await work()
      await this.finish(name, true, result)
      this.logger.log({ job: name, ms: Date.now() - started, ...result })
      return result
    } catch (error) {
      await this.finish(name, false, { error: error instanceof Error ? error.message : String(error) })
      this.logger.error({ job: name, ms: Date.now() - started, err: error })
      return null
    }
  }

  private async take(name: string, leaseMs: number): Promise<boolean> {
    const now = new Date()
    const lease = { holder: this.holder, leaseUntil: new Date(now.getTime() + leaseMs), startedAt: now }
    try {
      const taken = await this.jobs.updateOne(
        { _id: name, leaseUntil: { $lte: now } },
        { $set: lease },
        { upsert: true },
      )
      return taken.modifiedCount + taken.upsertedCount === 1
    } catch (error) {
      // The upsert of a job whose lease is held meets its own _id: somebody else is at it.
      if ((error as { code?: number }).code === DUPLICATE_KEY) return false
      throw error
    }
  }

  private async finish(name: string, ok: boolean, result: JobResult): Promise<void> {
    const now = new Date()
    await this.jobs.updateOne(
      { _id: name, holder: this.holder },
      { $set: { leaseUntil: now, finishedAt: now, ok, result, holder: null } },
    )
  }
}
