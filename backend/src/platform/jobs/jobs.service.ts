import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, NotFound } from '../../kernel/errors/errors.js'
import { JobDocument, type JobResult, type JobRun } from './job-runs.schema.js'
import { JobLeases } from './leases.service.js'
import { type Schedule } from './schedule.js'

/** Work that runs on a schedule, or when staff ask for it. */
export interface Job {
  /** `module.what-it-does`; must stay the same, since its lease and last run are stored under it. */
  name: string
  title: string
  /** What the job does, in one plain sentence for staff. */
  does: string
  schedule: Schedule
  /**
   * Runs the job once. A run may be cut off at any point, and must be safe to repeat. `by` is the mobile
   * number of the staff member who started the run; null for a scheduled run.
   */
  work: (by: string | null) => Promise<JobResult>
}

/** A job and its state. */
export interface JobState {
  job: Job
  /** Start of the current run, in this or another process. */
  runningSince: Date | null
  /** Start of a run whose process died; null once a later run has ended. */
  interruptedAt: Date | null
  last: JobRun | null
  lastFailure: { at: Date; message: string } | null
}

/** A run that failed. */
export interface FailedRun {
  job: Job
  startedAt: Date
  message: string
  /** How many runs have failed one after the other, this one included; from 1. */
  inRow: number
}

/** The jobs; each runs in only one of several processes at a time. */
@Injectable()
export class Jobs {
  private readonly logger = new Logger('Jobs')
  private readonly jobs = new Map<string, Job>()
  private readonly failures = new Map<string, number>()
  private tellFailure: (failed: FailedRun) => Promise<void> = () => Promise.resolve()

  constructor(
    @InjectModel(JobDocument.name) private readonly records: Model<JobDocument>,
    private readonly leases: JobLeases,
  ) {}

  /** Adds a job; to be called from `onModuleInit` of its owner. */
  define(job: Job): void {
    this.jobs.set(job.name, job)
  }

  /** Who is told of each run that fails, once it is stored; to be called from `onModuleInit`. */
  whenFailed(tell: (failed: FailedRun) => Promise<void>): void {
    this.tellFailure = tell
  }

  /** Every job, by name. */
  all(): Job[] {
    return [...this.jobs.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** How many runs of a job have failed in this process. */
  failuresOf(name: string): number {
    return this.failures.get(name) ?? 0
  }

  /** The state of every job. */
  async states(): Promise<JobState[]> {
    const records = await this.records.find({ _id: { $in: [...this.jobs.keys()] } }).lean<JobDocument[]>()
    const byName = new Map(records.map((record) => [record._id, record]))
    return this.all().map((job) => stateOf(job, byName.get(job.name)))
  }

  /**
   * Runs the job for a scheduled turn, unless it is running or another process has taken the turn. A
   * failure is logged, and the next turn tries again.
   */
  async runTurn(name: string, turn: Date): Promise<JobResult | null> {
    const job = this.find(name)
    if (!(await this.leases.acquire(name, turn))) return null
    const { ok, result = {} } = await this.perform(job, null)
    return ok ? result : null
  }

  /**
   * Runs a job now, whatever its schedule, and waits for it. The returned state shows a failure.
   * @throws NotFound; Conflict JOB_RUNNING with `details.since` while another run of the job is under way.
   */
  async runNow(name: string, by: string): Promise<JobState> {
    const job = this.find(name)
    if (!(await this.leases.acquire(name, null))) throw await this.alreadyRunning(job)
    await this.perform(job, by)
    return this.state(job)
  }

  private async perform(job: Job, by: string | null): Promise<JobRun> {
    const startedAt = new Date()
    const [result, error] = await this.leases.during(job.name, () =>
      job.work(by).then(
        (counts): [JobResult, null] => [counts, null],
        (reason: unknown): [JobResult, Error] => [
          {},
          reason instanceof Error ? reason : new Error(String(reason)),
        ],
      ),
    )
    const run: JobRun = { startedAt, finishedAt: new Date(), ok: error === null, by, result }
    const inRow = await this.leases.giveBack(job.name, run, error && error.message)
    const ms = run.finishedAt.getTime() - startedAt.getTime()
    if (error) this.failures.set(job.name, this.failuresOf(job.name) + 1)
    if (error) {
      this.logger.error({ job: job.name, ms, err: error })
      await this.tellFailure({ job, startedAt, message: error.message, inRow }).catch((err: unknown) =>
        this.logger.error({ job: job.name, untold: true, err }),
      )
    } else this.logger.log({ job: job.name, ms, ...result })
    return run
  }

  private find(name: string): Job {
    const job = this.jobs.get(name)
    if (!job) throw new NotFound('The job')
    return job
  }

  private async state(job: Job): Promise<JobState> {
    return stateOf(job, await this.records.findById(job.name).lean<JobDocument>())
  }

  private async alreadyRunning(job: Job): Promise<Conflict> {
    const record = await this.records.findById(job.name).lean<JobDocument>()
    return new Conflict('JOB_RUNNING', `"${job.title}" is running already. Please wait until it has ended.`, {
      since: record?.startedAt?.toISOString() ?? null,
    })
  }
}

function stateOf(job: Job, record: JobDocument | null | undefined): JobState {
  const { startedAt = null, last = null, lastFailure = null, holder = null } = record ?? {}
  const isHeld = holder !== null && record !== null && record !== undefined
  const isRunning = isHeld && record.leaseUntil > new Date()
  return {
    job,
    runningSince: isRunning ? startedAt : null,
    interruptedAt: isHeld && !isRunning ? startedAt : null,
    last,
    lastFailure,
  }
}
