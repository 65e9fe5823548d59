import { MongoError } from '../errors/mongo-error.js'
import { Overlay } from './overlay.js'
import { type Store } from './store.js'

/** One commit in the making: its jobs see each other's writes, readers see nothing of it until it is on disk. */
export class Group {
  /** The state that the jobs so far leave behind. */
  readonly target: Overlay
  private readonly afterwards: (() => void)[] = []
  /** No reader may run before it is on disk: it changes what tables and indexes there are. */
  urgent = false

  constructor(store: Store) {
    this.target = new Overlay(store)
  }

  /** `note` runs once the commit is on disk, before any of its jobs is answered; not at all when it fails. */
  onceCommitted(note: () => void): void {
    this.afterwards.push(note)
  }

  committed(): void {
    for (const note of this.afterwards) note()
  }
}

interface Job {
  work(group: Group): unknown
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Outcome = { value: unknown } | { error: unknown }

/** What keeps memory in step with the disk. */
export interface CommitWatcher {
  /** A commit begins: from now on until its end readers may see the state before it or after it. */
  begun(): void
  /** It is on disk. */
  committed(): void
  /** It failed as a whole: what memory holds of it must be thrown away. */
  failed(): void
}

/**
 * Runs writes one after another and commits those that arrived together as one: a flush to disk costs the same for one
 * write as for a hundred. Each is answered when its commit is on disk; writes that arrive meanwhile form the next one.
 */
export class WriteQueue {
  private jobs: Job[] = []
  private busy = false
  private idle: (() => void)[] = []

  constructor(
    private readonly store: Store,
    private readonly watcher: CommitWatcher,
  ) {}

  /** `work` runs alone, on the state that the jobs before it leave; when it throws it must have written nothing. */
  submit<T>(work: (group: Group) => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.jobs.push({ work, resolve: resolve as (value: unknown) => void, reject })
      if (this.busy) return
      this.busy = true
      this.runSoon()
    })
  }

  /** Resolves when everything submitted so far is answered. */
  drained(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.idle.push(resolve)) : Promise.resolve()
  }

  private runSoon(): void {
    setImmediate(() => void this.run())
  }

  private async run(): Promise<void> {
    const jobs = this.jobs
    this.jobs = []
    const outcomes = await this.commit(jobs)
    jobs.forEach((job, index) => {
      const outcome = outcomes[index] as Outcome
      if ('error' in outcome) job.reject(outcome.error)
      else job.resolve(outcome.value)
    })
    if (this.jobs.length > 0) return this.runSoon()
    this.busy = false
    const idle = this.idle
    this.idle = []
    for (const resolve of idle) resolve()
  }

  private async commit(jobs: Job[]): Promise<Outcome[]> {
    const group = new Group(this.store)
    this.watcher.begun()
    try {
      const outcomes = jobs.map((job) => attempt(job, group))
      if (group.urgent) this.store.commitNow(group.target.changes())
      else if (group.target.size > 0) await this.store.commit(group.target.changes())
      group.committed()
      this.watcher.committed()
      return outcomes
    } catch (error) {
      this.watcher.failed()
      const failure = storageFailure(error)
      return jobs.map(() => ({ error: failure }))
    }
  }
}

/** A refusal concerns its own job; anything lmdb reports concerns the whole commit. */
function attempt(job: Job, group: Group): Outcome {
  try {
    return { value: job.work(group) }
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

function storageFailure(error: unknown): MongoError {
  const reason = error instanceof Error ? error.message : String(error)
  const full = /ENOSPC|No space left|MDB_MAP_FULL|mapsize/i.test(reason)
  return full
    ? new MongoError(14031, `The disk is full, nothing was written: ${reason}`, {
        codeName: 'OutOfDiskSpace',
      })
    : new MongoError(8, `The commit failed, nothing was written: ${reason}`)
}
