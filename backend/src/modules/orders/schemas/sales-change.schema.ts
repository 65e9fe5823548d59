import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type IstDay } from '../../../kernel/ist.js'

/**
 * A sale was made or taken back: the sums of the day on which the order was placed are out of date. A row of its own
 * per change, since a counter per day would make every two payments of a day rivals.
 */
@Schema({ collection: 'saleschanges', versionKey: false })
export class SalesChangeDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) day!: IstDay
}
export const SalesChangeSchema = SchemaFactory.createForClass(SalesChangeDocument)
SalesChangeSchema.index({ day: 1 })
