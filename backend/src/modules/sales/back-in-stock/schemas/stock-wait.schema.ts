import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'

/** Who was told is forgotten after so long. */
const TOLD_KEPT_SECONDS = 30 * 86_400

/** A customer waits for a product; once told, they may wait anew. */
@Schema({ collection: 'stockwaits', versionKey: false })
export class StockWaitDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) product!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) userId!: Types.ObjectId
  /** Their place in the queue of the product. */
  @Prop({ type: Date, required: true }) askedAt!: Date
  /** null: still waiting. */
  @Prop({ type: Date, default: null }) toldAt!: Date | null
}

export const StockWaitSchema = SchemaFactory.createForClass(StockWaitDocument)
tellsChanges(StockWaitSchema, 'waiting')
StockWaitSchema.index({ userId: 1, product: 1 }, { unique: true })
StockWaitSchema.index({ product: 1, toldAt: 1, askedAt: 1, _id: 1 })
StockWaitSchema.index({ toldAt: 1 }, { expireAfterSeconds: TOLD_KEPT_SECONDS })
