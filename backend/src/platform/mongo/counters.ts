import { Injectable } from '@nestjs/common'
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Model } from 'mongoose'

@Schema({ collection: 'counters', versionKey: false })
export class CounterDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Number, required: true, default: 0 }) value!: number
}
export const CounterSchema = SchemaFactory.createForClass(CounterDocument)

/** Running numbers by atomic increments. Numbers may be skipped, but never repeated. */
@Injectable()
export class Counters {
  constructor(@InjectModel(CounterDocument.name) private readonly counters: Model<CounterDocument>) {}

  /**
   * Takes the next number of `key`, starting at 1. Transactions that take numbers of the same key run one
   * after another.
   */
  async next(key: string): Promise<number> {
    return this.take(key, 1)
  }

  /** Takes several numbers in a row. @returns the first of them */
  async take(key: string, count: number): Promise<number> {
    const counter = await this.counters
      .findOneAndUpdate({ _id: key }, { $inc: { value: count } }, { upsert: true, returnDocument: 'after' })
      .lean()
    return counter.value - count + 1
  }

  /** The number that `next` would return; only for display. */
  async peek(key: string): Promise<number> {
    const counter = await this.counters.findById(key).lean()
    return (counter?.value ?? 0) + 1
  }
}
