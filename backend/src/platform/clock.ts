import { Injectable } from '@nestjs/common'

/** The application's clock: every rule takes its time from here, so that a sandbox or a test can move it. */
@Injectable()
export class Clock {
  private offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.offsetMs)
  }

  /** The machine's own time: what guards staff sessions must not jump with the sandbox's clock. */
  actual(): Date {
    return new Date()
  }

  /** Shifts the clock against the machine's. Reached only by the sandbox and by tests. */
  shift(offsetMs: number): void {
    this.offsetMs = offsetMs
  }
}
