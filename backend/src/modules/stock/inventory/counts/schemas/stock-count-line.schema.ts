import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../../kernel/amounts/quantity.js'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../../platform/mongo/object-id.js'

/** What a booked line changed. */
@Schema({ _id: false })
export class BookedDifference {
  @Prop({ type: Number, required: true }) booksMilli!: Milli
  @Prop({ type: Number, required: true }) differenceMilli!: Milli
  @Prop({ type: Number, required: true }) valuePaise!: Paise
  @Prop({ type: Boolean, required: true }) outdated!: boolean
}
const BookedDifferenceSchema = SchemaFactory.createForClass(BookedDifference)

/** What was found of one batch in one count; the latest look stands. */
@Schema({ collection: 'stockcountlines', versionKey: false })
export class StockCountLineDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) count!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) stock!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) batchNumber!: string
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  /** Number of the line within its count, from 0: the ledger names it. */
  @Prop({ type: Number, required: true, immutable: true }) line!: number
  /** Null for a line that was taken back. */
  @Prop({ type: Number, default: null }) countedMilli!: Milli | null
  @Prop({ type: Date, required: true }) countedAt!: Date
  @Prop({ type: String, required: true }) by!: string
  /** What the phone took to remain when it was counted; null when it did not know. */
  @Prop({ type: Number, default: null }) seenMilli!: Milli | null
  @Prop({ type: String, required: true }) clientLineId!: string
  @Prop({ type: BookedDifferenceSchema, default: null }) booked!: BookedDifference | null
}

export const StockCountLineSchema = SchemaFactory.createForClass(StockCountLineDocument)
tellsChanges(StockCountLineSchema, 'count')
StockCountLineSchema.index({ count: 1, stock: 1 }, { unique: true })
StockCountLineSchema.index({ count: 1, line: 1 })
