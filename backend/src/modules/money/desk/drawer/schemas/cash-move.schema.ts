import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'
import { CASH_MOVES, type CashMove } from '../domain/cash.js'

/** A movement of cash into the drawer or out of it; never changed and never deleted. */
@Schema({ collection: 'cashmoves', versionKey: false })
export class CashMoveDocument {
  _id!: Types.ObjectId
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true, immutable: true }) drawer!: Types.ObjectId
  @Prop({ type: String, enum: CASH_MOVES, required: true, immutable: true }) kind!: CashMove
  @Prop({ type: Number, required: true, immutable: true, min: 1 }) paise!: Paise
  @Prop({ type: String, default: null, immutable: true }) orderId!: OrderId | null
  @Prop({ type: String, default: '', immutable: true }) reason!: string
  @Prop({ type: String, required: true, immutable: true }) by!: string
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  /** Identifies the cause of the movement, which is booked once. */
  @Prop({ type: String, required: true, immutable: true }) requestKey!: string
}
export const CashMoveSchema = SchemaFactory.createForClass(CashMoveDocument)
tellsChanges(CashMoveSchema, 'drawer')
CashMoveSchema.index({ requestKey: 1 }, { unique: true })
CashMoveSchema.index({ drawer: 1, _id: 1 })
// The books of a month.
CashMoveSchema.index({ at: 1, _id: 1 })
