/** Memory for large messages of all connections together, arriving or being answered: two of the largest. */
const MOST_BYTES = 100_000_000
/** Messages up to this size arrive in one piece or two, and are not counted. */
const LARGE_BYTES = 65_536
/** Time in which a message must arrive as a whole. */
const ARRIVAL_MS = 60_000

/**
 * Room for large messages, granted in the order of requests and for the whole message before more of it is
 * read.
 */
export class Budget {
  private readonly waiting: { bytes: number; grant: () => void }[] = []

  constructor(private free = MOST_BYTES) {}

  /** True when there is room now; otherwise `granted` is called later. */
  take(bytes: number, granted: () => void): boolean {
    if (this.waiting.length === 0 && bytes <= this.free) {
      this.free -= bytes
      return true
    }
    this.waiting.push({ bytes, grant: granted })
    return false
  }

  giveBack(bytes: number): void {
    this.free += bytes
    for (let next = this.waiting[0]; next && next.bytes <= this.free; next = this.waiting[0]) {
      this.waiting.shift()
      this.free -= next.bytes
      next.grant()
    }
  }

  forget(granted: () => void): void {
    const at = this.waiting.findIndex(({ grant }) => grant === granted)
    if (at >= 0) this.waiting.splice(at, 1)
  }
}

/** How an intake controls its socket. */
export interface Source {
  pause(): void
  resume(): void
  destroy(): void
}

/** The result of one read from the socket. */
export interface Arrival {
  /** How many messages the read completed. */
  completed: number
  /** Length of the message that is still incomplete; 0 when there is none. */
  announced: number
  /** Whether a message is being answered. */
  answering: boolean
}

/**
 * Decides when a connection is read: not while it is being answered, and not before there is memory for the announced
 * message.
 */
export class Intake {
  private taken = 0
  private asked = 0
  private announced = 0
  private answering = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly budget: Budget,
    private readonly source: Source,
  ) {}

  read({ completed, announced, answering }: Arrival): void {
    this.announced = announced
    this.answering = answering
    if (completed > 0) this.stopClock()
    if (announced > LARGE_BYTES) {
      // Answer complete messages first, to free their memory: connections that hold some and wait for more could deadlock.
      if (completed > 0) this.giveBack()
      if (this.taken + this.asked === 0) this.ask(announced)
    }
    this.continue()
  }

  /** To be called when all that has arrived is answered. */
  answered(): void {
    this.answering = false
    this.continue()
  }

  closed(): void {
    this.stopClock()
    this.budget.forget(this.granted)
    this.asked = 0
    this.giveBack()
  }

  private ask(bytes: number): void {
    this.asked = bytes
    if (this.budget.take(bytes, this.granted)) this.settle()
  }

  private readonly granted = (): void => {
    this.settle()
    this.continue()
  }

  private settle(): void {
    this.taken = this.asked
    this.asked = 0
  }

  private continue(): void {
    if (this.answering || this.asked > 0) {
      // While the server does not read, the delay is not the client's.
      this.stopClock()
      this.source.pause()
      return
    }
    if (this.announced === 0) this.giveBack()
    else this.timer ??= setTimeout(() => this.source.destroy(), ARRIVAL_MS).unref()
    this.source.resume()
  }

  private stopClock(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private giveBack(): void {
    const bytes = this.taken
    this.taken = 0
    if (bytes > 0) this.budget.giveBack(bytes)
  }
}
