import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../../platform/mongo/object-id.js'
import { COUNT_STATUSES, type CountStatus } from '../domain/count-machine.js'

/** A count of what is on a shelf (docs/domain/catalogue.md#counting). Its lines are documents of their own. */
@Schema({ collection: 'stockcounts', versionKey: false })
export class StockCountDocument {
  _id!: Types.ObjectId
  /** Made by the phone: the same count begun twice is one. */
  @Prop({ type: String, required: true, immutable: true }) clientId!: string
  /** What is counted; null for all of them. */
  @Prop({ type: ObjectId, default: null, immutable: true }) outlet!: Types.ObjectId | null
  @Prop({ type: ObjectId, default: null, immutable: true }) product!: Types.ObjectId | null
  @Prop({ type: String, enum: COUNT_STATUSES, required: true }) status!: CountStatus
  @Prop({ type: String, required: true, immutable: true }) startedBy!: string
  @Prop({ type: Date, required: true, immutable: true }) startedAt!: Date
  @Prop({ type: String, default: null }) bookedBy!: string | null
  @Prop({ type: Date, default: null }) bookedAt!: Date | null
  @Prop({ type: String, default: null }) droppedBy!: string | null
  @Prop({ type: Date, default: null }) droppedAt!: Date | null
  /** Batches that lines were written for: the number of the next line. */
  @Prop({ type: Number, default: 0 }) lineCount!: number
  /** Counts the writes: rivals meet here. */
  @Prop({ type: Number, default: 0 }) writes!: number
}

export const StockCountSchema = SchemaFactory.createForClass(StockCountDocument)
tellsChanges(StockCountSchema, 'count')
StockCountSchema.index({ clientId: 1 }, { unique: true })
StockCountSchema.index({ startedAt: -1, _id: -1 })
for (const field of ['status', 'outlet', 'product'])
  StockCountSchema.index({ [field]: 1, startedAt: -1, _id: -1 })
