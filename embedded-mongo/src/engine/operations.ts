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
}

/**
 * Commands that have paused or wait for the disk. Commands answered in one turn are not listed: no client
 * could ask for them meanwhile.
 */
export class Operations {
  private readonly open = new Map<number, Operation>()
  private last = 0

  nextId(): number {
    return ++this.last
  }

  begin(operation: Operation): void {
    this.open.set(operation.id, operation)
  }

  end(operation: Operation): void {
    this.open.delete(operation.id)
  }

  /** Ends the command at its next pause. */
  kill(id: number): void {
    const operation = this.open.get(id)
    if (operation) operation.limit.killed = true
  }

  all(): Operation[] {
    return [...this.open.values()]
  }
}
