import { type Doc } from '../bson/value.js'
import { type TimeLimit } from '../pace/time-limit.js'

/** A command that is being answered. */
export interface Operation {
  readonly id: number
  readonly command: string
  readonly database: string
  readonly body: Doc
  readonly connection: number
  readonly started: number
  readonly limit: TimeLimit
  /** Its place among the open ones. */
  place: number
}

/**
 * Commands that have paused or wait for the disk. Commands answered in one turn are not listed: no client
 * could ask for them meanwhile.
 */
export class Operations {
  /**
   * The first `count` are open. An array that never shrinks, since a map with so many additions and removals gets new
   * tables all the time: tables that V8 has promoted keep the commands in them, with their documents, until its next major
   * collection.
   */
  private readonly open: (Operation | null)[] = []
  private count = 0
  private last = 0

  nextId(): number {
    return ++this.last
  }

  begin(operation: Operation): void {
    operation.place = this.count
    this.open[this.count++] = operation
  }

  end({ place }: Operation): void {
    const last = this.open[--this.count] as Operation
    this.open[place] = last
    last.place = place
    this.open[this.count] = null
  }

  /** Ends the command at its next pause. */
  kill(id: number): void {
    const operation = this.all().find((open) => open.id === id)
    if (operation) operation.limit.killed = true
  }

  all(): Operation[] {
    return this.open.slice(0, this.count) as Operation[]
  }
}
