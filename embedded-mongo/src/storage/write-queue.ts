import { MongoError } from '../errors.js'
import type { Store } from './store.js'

interface Job {
  work(): unknown
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Outcome = { value: unknown } | { error: unknown }

/**
 * Runs writes one after another and commits those that arrived together as one: a flush to disk costs the same for
 * one as for a hundred. Each is answered only when its commit is on disk.
 */
export class WriteQueue {
  private jobs: Job[] = []
  private scheduled = false
  private idle: (() => void)[] = []

  constructor(
    private readonly store: Store,
    /** Called when a commit failed as a whole, so that what memory holds of it can be thrown away. */
    private readonly onFailedCommit: () => void,
  ) {}

  /** `work` runs alone, inside the commit; when it throws it must have written nothing. */
  submit<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.jobs.push({ work, resolve: resolve as (value: unknown) => void, reject })
      if (this.scheduled) return
      this.scheduled = true
      setImmediate(() => this.run())
    })
  }

  /** Resolves when everything submitted so far is answered. */
  drained(): Promise<void> {
    return this.scheduled ? new Promise((resolve) => this.idle.push(resolve)) : Promise.resolve()
  }

  private run(): void {
    const jobs = this.jobs
    this.jobs = []
    this.scheduled = false
    const outcomes = this.commit(jobs)
    jobs.forEach((job, index) => {
      const outcome = outcomes[index] as Outcome
      if ('error' in outcome) job.reject(outcome.error)
      else job.resolve(outcome.value)
    })
    const idle = this.idle
    this.idle = []
    for (const resolve of idle) resolve()
  }

  private commit(jobs: Job[]): Outcome[] {
    try {
      return this.store.commit(() => jobs.map(attempt))
    } catch (error) {
      this.onFailedCommit()
      const failure = storageFailure(error)
      return jobs.map(() => ({ error: failure }))
    }
  }
}

/** A refusal concerns its own job; anything lmdb reports concerns the whole commit. */
const attempt = (job: Job): Outcome => {
  try {
    return { value: job.work() }
  } catch (error) {
    if (isStorageError(error)) throw error
    return { error }
  }
}

const isStorageError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  !(error instanceof MongoError)

const storageFailure = (error: unknown): MongoError => {
  const reason = error instanceof Error ? error.message : String(error)
  const full = /ENOSPC|No space left|MDB_MAP_FULL|mapsize/i.test(reason)
  return full
    ? new MongoError(14031, `The disk is full, nothing was written: ${reason}`, {
        codeName: 'OutOfDiskSpace',
      })
    : new MongoError(8, `The commit failed, nothing was written: ${reason}`)
}
