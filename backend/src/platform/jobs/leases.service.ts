import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { isDuplicateKey } from '../mongo/duplicate-key.js'
import { JobDocument, type JobRun } from './job-runs.schema.js'

/** Length of a lease: how long a job waits after the process that ran it has died. */
const JOB_LEASE_MS = 60_000
const RENEW_MS = 20_000

/**
 * Lets only one process run a job at a time. A lease is measured by the machine's clock, since shifting the application's
 * clock must not free a lease that is held. It is short and renewed during the work, so that another process takes over
 * within a minute when one is killed.
 */
@Injectable()
export class JobLeases {
  private readonly holder = randomUUID()

  constructor(@InjectModel(JobDocument.name) private readonly jobs: Model<JobDocument>) {}

  /**
   * Takes the lease of a job, for a turn of its schedule or (null) out of turn.
   * @returns false when another run holds it, or another process has taken this turn
   */
  async acquire(name: string, turn: Date | null): Promise<boolean> {
    const now = new Date()
    const free = { _id: name, leaseUntil: { $lte: now } }
    const lease = { holder: this.holder, leaseUntil: new Date(now.getTime() + JOB_LEASE_MS), startedAt: now }
    try {
      const taken = await this.jobs.updateOne(
        turn ? { ...free, $or: [{ turn: null }, { turn: { $lt: turn } }] } : free,
        { $set: { ...lease, ...(turn ? { turn } : {}) } },
        { upsert: true },
      )
      return taken.modifiedCount + taken.upsertedCount === 1
    } catch (error) {
      // The filter did not match, so the upsert collided with the job's own _id: another process has or had the turn.
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  /** Renews a taken lease until `work` has ended. */
  async during<T>(name: string, work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => void this.renew(name).catch(() => undefined), RENEW_MS).unref()
    try {
      return await work()
    } finally {
      clearInterval(renewal)
    }
  }

  /** Gives the lease back, and stores how the run ended. @returns how many runs have failed one after the other now. */
  async giveBack(name: string, last: JobRun, failure: string | null): Promise<number> {
    const over = { leaseUntil: last.finishedAt, holder: null, last }
    const update =
      failure === null
        ? { $set: { ...over, failuresInRow: 0 } }
        : {
            $set: { ...over, lastFailure: { at: last.finishedAt, message: failure } },
            $inc: { failuresInRow: 1 },
          }
    const job = await this.jobs
      .findOneAndUpdate({ _id: name, holder: this.holder }, update, { returnDocument: 'after' })
      .lean<JobDocument>()
    return job?.failuresInRow ?? 0
  }

  private async renew(name: string): Promise<void> {
    const leaseUntil = new Date(Date.now() + JOB_LEASE_MS)
    await this.jobs.updateOne({ _id: name, holder: this.holder }, { $set: { leaseUntil } })
  }
}
