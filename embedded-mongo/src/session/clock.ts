import { Binary, Long, Timestamp } from 'bson'
import { type Doc, type Value } from '../bson/value.js'

const UNSIGNED: Doc = new Map<string, Value>([
  ['hash', new Binary(Buffer.alloc(20))],
  ['keyId', 0n],
])

/** Logical time of replies: seconds and a counter, never going back. */
export class ClusterClock {
  private seconds = Math.floor(Date.now() / 1000)
  private increment = 1
  private stamp: Timestamp | null = null
  private signed: Doc | null = null

  /** Called for every commit. */
  tick(): void {
    this.stamp = this.signed = null
    const now = Math.floor(Date.now() / 1000)
    if (now > this.seconds) {
      this.seconds = now
      this.increment = 1
    } else this.increment++
  }

  /** A time that was never given before. */
  next(): Timestamp {
    this.tick()
    return this.now()
  }

  /** Moves the clock on to a later time that a client has seen. */
  advanceTo(time: Timestamp): void {
    if (time.compare(this.now()) <= 0) return
    this.stamp = this.signed = null
    this.seconds = time.t
    this.increment = time.i
  }

  now(): Timestamp {
    this.stamp ??= new Timestamp(Long.fromBits(this.increment, this.seconds, true))
    return this.stamp
  }

  /** `$clusterTime` as a server without keys signs it. */
  clusterTime(): Doc {
    this.signed ??= new Map<string, Value>([
      ['clusterTime', this.now()],
      ['signature', UNSIGNED],
    ])
    return this.signed
  }
}
