import { Injectable } from '@nestjs/common'

/** The application's clock. Every rule takes the time from here, so that a sandbox or a test can shift it. */
@Injectable()
export class Clock {
  private offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.offsetMs)
  }

  /** The machine's own time, for staff sessions, which must not expire when the sandbox shifts the clock. */
  actual(): Date {
    return new Date()
  }

  /** Shifts the clock against the machine's. Reached only by the sandbox and by tests. */
  shift(offsetMs: number): void {
    this.offsetMs = offsetMs
  }
}
