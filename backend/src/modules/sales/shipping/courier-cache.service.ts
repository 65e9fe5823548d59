import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { CourierCacheDocument } from './schemas/courier-cache.schema.js'

/** Most answers held in memory: a checkout asks for the same two again and again. */
const MOST_AT_HAND = 2_000

interface Answer {
  value: unknown
  expiresAt: Date
}

/**
 * Caches answers of the courier: its service is slow, limited per address, and answers the same to
 * everybody.
 */
@Injectable()
export class CourierCache {
  private readonly asking = new Map<string, Promise<unknown>>()
  /**
   * The stored answers in memory, which do not change before they expire. Beyond the limit the oldest is
   * dropped.
   */
  private readonly atHand = new Map<string, Answer>()

  constructor(
    @InjectModel(CourierCacheDocument.name) private readonly records: Model<CourierCacheDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * The cached answer of `key`, or the result of `ask`, cached for as long as it says. Concurrent callers
   * in one process share a question. `mayAsk` runs only when the courier has to be asked; if it returns
   * false, nothing is asked or stored.
   */
  async remember<T extends object>(
    key: string,
    ask: () => Promise<{ value: T; forMs: number }>,
    mayAsk: () => boolean = () => true,
  ): Promise<T | null> {
    const kept = this.fresh(this.atHand.get(key)) ?? this.fresh(await this.stored(key))
    if (kept) return this.hold(key, kept).value as T
    const running = this.asking.get(key) as Promise<T> | undefined
    if (running) return running
    if (!mayAsk()) return null
    const question = this.askAndKeep(key, ask).finally(() => this.asking.delete(key))
    this.asking.set(key, question)
    return question
  }

  /** The answer of `key` that this process has in memory; null even if the database has one. */
  kept<T extends object>(key: string): T | null {
    return (this.fresh(this.atHand.get(key))?.value as T | undefined) ?? null
  }

  private async askAndKeep<T extends object>(
    key: string,
    ask: () => Promise<{ value: T; forMs: number }>,
  ): Promise<T> {
    const { value, forMs } = await ask()
    const expiresAt = new Date(this.clock.now().getTime() + forMs)
    await this.records.updateOne({ _id: key }, { $set: { value, expiresAt } }, { upsert: true }).session(null)
    this.hold(key, { value, expiresAt })
    return value
  }

  private stored(key: string): Promise<Answer | null> {
    return this.records.findById(key).session(null).lean<Answer>()
  }

  private fresh(answer: Answer | null | undefined): Answer | null {
    return answer && answer.expiresAt > this.clock.now() ? answer : null
  }

  private hold(key: string, answer: Answer): Answer {
    this.atHand.set(key, answer)
    const [first] = this.atHand.keys()
    if (this.atHand.size > MOST_AT_HAND && first !== undefined) this.atHand.delete(first)
    return answer
  }
}
