import { leftoverKey, type Leftovers } from '../catalog/leftovers.js'
import { clearSome } from '../isolation/write-unit.js'
import { type Group, type WriteQueue } from '../storage/write-queue.js'
import { type Background } from './background.js'

/** Keys removed in one commit, so that other commands get their turn. */
const PORTION = 2000

/** Empties leftover tables, one portion after another. */
export class Sweeper {
  private running: Promise<void> | null = null
  private stopped = false

  constructor(
    private readonly queue: WriteQueue,
    private readonly leftovers: Leftovers,
    private readonly background: Background,
  ) {}

  /** Starts emptying; to be called whenever a table may have become leftover. */
  start(): void {
    if (this.running || this.stopped || this.leftovers.next === undefined) return
    // The next successful commit wakes a sweeper that failed.
    this.running = this.background
      .attempt('emptying what was dropped', () => this.sweep())
      .finally(() => (this.running = null))
  }

  /** Stops; the remaining tables are emptied when the engine opens again. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.running
  }

  private async sweep(): Promise<void> {
    for (let table = this.leftovers.next; table !== undefined && !this.stopped; table = this.leftovers.next) {
      const wanted = table
      await this.queue.submit((group) => this.emptySome(group, wanted))
    }
  }

  private emptySome(group: Group, table: number): void {
    if (clearSome(group.target, table, PORTION) === PORTION) return
    group.target.remove(leftoverKey(table))
    group.onceCommitted(() => this.leftovers.emptied(table))
  }
}
