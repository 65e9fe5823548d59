import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { GeoAnswerDocument } from './schemas/geo-answer.schema.js'

/** Caches the answers of geocoders: their terms require it, and places do not move. */
@Injectable()
export class GeoAnswers {
  private readonly asking = new Map<string, Promise<unknown>>()

  constructor(
    @InjectModel(GeoAnswerDocument.name) private readonly answers: Model<GeoAnswerDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * The cached answer of `key`, or the result of `ask`, cached for `keepMs(answer)`. Concurrent callers in
   * one process share a question; a failure is not cached.
   */
  async remember<T>(key: string, keepMs: (answer: T) => number, ask: () => Promise<T>): Promise<T> {
    const kept = await this.answers.findById(key).session(null).lean()
    if (kept && kept.expiresAt > this.clock.now()) return (kept.value as { answer: T }).answer
    const running = this.asking.get(key) as Promise<T> | undefined
    if (running) return running
    const question = this.askAndKeep(key, keepMs, ask).finally(() => this.asking.delete(key))
    this.asking.set(key, question)
    return question
  }

  private async askAndKeep<T>(key: string, keepMs: (answer: T) => number, ask: () => Promise<T>): Promise<T> {
    const answer = await ask()
    const expiresAt = new Date(this.clock.now().getTime() + keepMs(answer))
    await this.answers
      .updateOne({ _id: key }, { $set: { value: { answer }, expiresAt } }, { upsert: true })
      .session(null)
    return answer
  }
}
