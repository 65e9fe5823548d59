import { Injectable } from '@nestjs/common'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'

interface Taken {
  at: number
  bytes: number
}

const GIGABYTE = 1024 ** 3
/** More than a day of photographing needs; it limits how far a stolen session can fill the disk. */
const BOUNDS = [
  { windowMs: DAY_MS / 24, pictures: 200, bytes: GIGABYTE },
  { windowMs: DAY_MS, pictures: 1_000, bytes: 4 * GIGABYTE },
]

/**
 * Limits the pictures that one account may upload. Kept in memory: it protects the disk, for each process
 * separately.
 */
@Injectable()
export class UploadBounds {
  /** By account, oldest first; only staff upload. */
  private readonly spent = new Map<string, Taken[]>()

  constructor(private readonly clock: Clock) {}

  /** Counts a picture that is about to be stored. @throws TooManyRequests */
  spend(userId: string, bytes: number): void {
    const now = this.clock.now().getTime()
    const recent = (this.spent.get(userId) ?? []).filter(({ at }) => at > now - DAY_MS)
    const waitMs = Math.max(...BOUNDS.map((bound) => waitOf(bound, recent, bytes, now)))
    if (waitMs > 0) throw new TooManyRequests('Too many pictures were uploaded.', waitMs)
    this.spent.set(userId, [...recent, { at: now, bytes }])
  }
}

/** The wait until enough uploads have left the window; 0 when the limit allows one. */
function waitOf(
  { windowMs, pictures, bytes: most }: (typeof BOUNDS)[number],
  recent: readonly Taken[],
  bytes: number,
  now: number,
): number {
  let left = recent.filter(({ at }) => at > now - windowMs)
  let sum = left.reduce((total, one) => total + one.bytes, bytes)
  let waitMs = 0
  for (let [oldest] = left; oldest && (left.length >= pictures || sum > most); [oldest] = left) {
    waitMs = oldest.at + windowMs - now
    sum -= oldest.bytes
    left = left.slice(1)
  }
  return waitMs
}
