import { Turn } from '../pace/turn.js'
import { FreeSpace } from './free-space.js'
import { type Change } from './key-reader.js'
import { Overlay } from './overlay.js'
import { Reserve } from './reserve.js'
import { Room, type Weight } from './room.js'
import { isStorageError, storageFailure, StoreEnded, StoreLost } from './storage-error.js'
import { type Store } from './store.js'

/**
 * A commit in preparation: its jobs see each other's writes, readers see none until the commit is on disk.
 */
export class Group {
  /** The state after the jobs that have run so far. */
  readonly target: Overlay
  private readonly afterwards: (() => void)[] = []
  /** The commit blocks readers until it is on disk, since it changes which tables and indexes exist. */
  urgent = false

  constructor(store: Store) {
    this.target = new Overlay(store)
  }

  /**
   * `note` is called once the commit is on disk, before any of its jobs is answered. If the commit fails,
   * it is not called.
   */
  onceCommitted(note: () => void): void {
    this.afterwards.push(note)
  }

  committed(): void {
    for (const note of this.afterwards) note()
  }
}

/**
 * A commit counts as deleting if it writes at most this many bytes: a remembered answer, and less than a
 * key for each removal.
 */
const BROUGHT_BY_DELETES = 16_384
const KEY_BYTES = 16

interface Job {
  work(group: Group): unknown
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Outcome = { value: unknown } | { error: unknown }

/** Is told of commits, to keep caches in memory in step with the disk. */
export interface CommitWatcher {
  /** A commit begins: until its end, readers may see the state before or after it. */
  begun(): void
  /** The commit is on disk. */
  committed(): void
  /** The commit failed as a whole: forget what memory caches of it. */
  failed(): void
  /** The store belongs to another engine: nothing may be acknowledged any more. */
  lost(error: StoreLost): void
}

/**
 * Runs writes one after another and commits those that arrived together as one: a flush to disk costs the same for one
 * write as for a hundred. Each is answered when its commit is on disk. Writes that arrive meanwhile form the next
 * commit.
 */
export class WriteQueue {
  private jobs: Job[] = []
  private busy = false
  private idle: (() => void)[] = []

  private readonly free: FreeSpace
  private readonly reserve: Reserve
  private readonly room: Room

  constructor(
    private readonly store: Store,
    private readonly watcher: CommitWatcher,
  ) {
    this.free = new FreeSpace(store.directory)
    this.reserve = new Reserve(store.directory)
    this.room = new Room(store.directory)
  }

  /**
   * `work` runs alone, on the state after the jobs before it; when it throws, it must have written
   * nothing.
   */
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
    // Jobs that did not fit into the turn come first in the next commit.
    this.jobs.unshift(...jobs.splice(outcomes.length))
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
      const outcomes = attemptSome(jobs, group)
      await this.writeWithin(group)
      this.watcher.committed()
      return outcomes
    } catch (error) {
      if (!(error instanceof StoreEnded)) this.watcher.failed()
      if (error instanceof StoreLost) this.watcher.lost(error)
      const failure = storageFailure(error, this.store.directory)
      return jobs.map(() => ({ error: failure }))
    }
  }

  /** Checks the disk first, since a flush without room may end the whole process. Deletes may use the reserve. */
  private async writeWithin(group: Group): Promise<void> {
    const weight = weightOf(group.target.changes())
    const { removed, brought } = weight
    const givesRoom = removed > 0 && brought <= BROUGHT_BY_DELETES + removed * KEY_BYTES
    if (weight.changes === 0 || this.free.take(givesRoom ? 0 : brought)) return this.write(group, weight)
    if (!givesRoom) throw new Error('No space left on device.')
    return this.reserve.lendTo(() => this.write(group, weight))
  }

  /** Writes one group. After an urgent commit, memory is updated before any reader can run. */
  private async write(group: Group, weight: Weight): Promise<void> {
    if (weight.changes > 0 && this.room.make(weight)) this.store.grown()
    try {
      if (group.urgent) this.store.commitNow(group.target.changes())
      else if (group.target.size > 0) await this.store.commit(group.target.changes())
    } catch (error) {
      // A store that is lost may be another engine's by now.
      if (!(error instanceof StoreLost)) this.room.failed()
      throw error
    }
    group.committed()
  }
}

function weightOf(all: Iterable<Change>): Weight & { removed: number } {
  let [removed, brought, changes] = [0, 0, 0]
  for (const { key, value } of all) {
    changes++
    if (value === null) removed++
    else brought += key.length + value.length
  }
  return { removed, brought, changes }
}

/** Runs as many jobs as fit into a turn, since reads wait meanwhile. An urgent job is the last: its commit blocks reads. */
function attemptSome(jobs: readonly Job[], group: Group): Outcome[] {
  const turn = new Turn()
  const outcomes: Outcome[] = []
  for (const job of jobs) {
    outcomes.push(attempt(job, group))
    if (turn.over || group.urgent) break
  }
  return outcomes
}

/** An error ends only its own job, unless lmdb reported it: then the whole commit fails. */
function attempt(job: Job, group: Group): Outcome {
  try {
    return { value: job.work(group) }
  } catch (error) {
    if (isStorageError(error)) throw error
    return { error }
  }
}
