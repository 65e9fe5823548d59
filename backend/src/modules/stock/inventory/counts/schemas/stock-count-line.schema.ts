import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../../kernel/amounts/quantity.js'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../../platform/mongo/object-id.js'

/** The change that a booked line made. */
@Schema({ _id: false })
export class BookedDifference {
  @Prop({ type: Number, required: true }) booksMilli!: Milli
  @Prop({ type: Number, required: true }) differenceMilli!: Milli
  @Prop({ type: Number, required: true }) valuePaise!: Paise
  @Prop({ type: Boolean, required: true }) outdated!: boolean
}
const BookedDifferenceSchema = SchemaFactory.createForClass(BookedDifference)

/** The counted quantity of one batch in one count; the latest count of the batch is valid. */
@Schema({ collection: 'stockcountlines', versionKey: false })
export class StockCountLineDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) count!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) stock!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) batchNumber!: string
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  /** Number of the line within its count, from 0; the ledger refers to it. */
  @Prop({ type: Number, required: true, immutable: true }) line!: number
  /** Counted quantity; null for a withdrawn line. */
  @Prop({ type: Number, default: null }) countedMilli!: Milli | null
  @Prop({ type: Date, required: true }) countedAt!: Date
  @Prop({ type: String, required: true }) by!: string
  /** The remainder that the phone showed when the batch was counted; null when it had none. */
  @Prop({ type: Number, default: null }) seenMilli!: Milli | null
  @Prop({ type: String, required: true }) clientLineId!: string
  @Prop({ type: BookedDifferenceSchema, default: null }) booked!: BookedDifference | null
}

export const StockCountLineSchema = SchemaFactory.createForClass(StockCountLineDocument)
tellsChanges(StockCountLineSchema, 'count')
StockCountLineSchema.index({ count: 1, stock: 1 }, { unique: true })
StockCountLineSchema.index({ count: 1, line: 1 })
