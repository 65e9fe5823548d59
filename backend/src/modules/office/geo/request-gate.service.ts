import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { RequestGateDocument } from './schemas/request-gate.schema.js'

/** How often a service may be called, and how long a request may wait for its turn; in ms. */
export interface Pace {
  name: string
  spacingMs: number
  longestWaitMs: number
}

/**
 * A queue in front of a service that limits the calls of the whole application. The database assigns the
 * turns, so that the pace holds over all processes. Time is the machine's clock, as for the service.
 */
@Injectable()
export class RequestGate {
  constructor(@InjectModel(RequestGateDocument.name) private readonly gates: Model<RequestGateDocument>) {}

  /** Waits for a turn. Returns false at once when the queue is too long. */
  async enter(pace: Pace): Promise<boolean> {
    const turn = (await this.nowFree(pace)) ? Date.now() : await this.queued(pace)
    if (turn === null) return false
    await sleep(Math.max(0, turn - Date.now()))
    return true
  }

  /** Stops all calls for a while, since the service has failed. */
  async pause({ name }: Pace, forMs: number): Promise<void> {
    await this.gates.updateOne({ _id: name }, { $max: { nextAtMs: Date.now() + forMs } }).session(null)
  }

  private async nowFree({ name, spacingMs }: Pace): Promise<boolean> {
    const now = Date.now()
    try {
      await this.gates
        .updateOne(
          { _id: name, nextAtMs: { $lte: now } },
          { $set: { nextAtMs: now + spacingMs } },
          { upsert: true },
        )
        .session(null)
      return true
    } catch (error) {
      // No turn is due, and the upsert collided with the gate's own document: there is a queue.
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  /** The next turn of a queue, in ms of the machine's clock. */
  private async queued({ name, spacingMs, longestWaitMs }: Pace): Promise<number | null> {
    const before = await this.gates
      .findOneAndUpdate(
        { _id: name, nextAtMs: { $lte: Date.now() + longestWaitMs } },
        { $inc: { nextAtMs: spacingMs } },
        { returnDocument: 'before' },
      )
      .session(null)
      .lean()
    return before?.nextAtMs ?? null
  }
}
