import { Injectable } from '@nestjs/common'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../kernel/errors/errors.js'

/** OWASP's smallest argon2id: 19 MiB and about 20 ms, which a small machine can bear. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes a core and 19 MiB, so only this many run at once. */
const AT_ONCE = 2
const MOST_WAITING = 64

/** Hashes staff PINs and other short secrets slowly, a few at a time. */
@Injectable()
export class PinHasher {
  private running = 0
  private readonly waiting: (() => void)[] = []

  hash(pin: string): Promise<string> {
    return this.limited(() => hash(pin, COST))
  }

  /** @throws AppError BUSY when too many calls wait already. */
  matches(pinHash: string, pin: string): Promise<boolean> {
    return this.limited(() => verify(pinHash, pin))
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING)
        throw new AppError('BUSY', 'Too many people are logging in. Please try again in a moment.')
      // A finished hash hands its place to the next, so `running` does not change.
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else this.running += 1
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
