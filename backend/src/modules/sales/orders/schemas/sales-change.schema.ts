import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type IstDay } from '../../../../kernel/dates/ist.js'

/**
 * A sale was made or cancelled: the sums of the day on which the order was placed are out of date. Each
 * change has a row of its own, since with one counter per day any two payments of a day would conflict.
 */
@Schema({ collection: 'saleschanges', versionKey: false })
export class SalesChangeDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) day!: IstDay
}
export const SalesChangeSchema = SchemaFactory.createForClass(SalesChangeDocument)
SalesChangeSchema.index({ day: 1 })
