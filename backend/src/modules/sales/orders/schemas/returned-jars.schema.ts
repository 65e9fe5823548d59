import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type ReturnedJars } from '../domain/aftercare/returned-jars.js'

/** See `ReturnedJars`. */
@Schema({ _id: false })
export class ReturnedJarsDocument implements ReturnedJars {
  @Prop({ type: String, required: true }) parcel!: string
  @Prop({ type: Number, required: true, min: 0, validate: integer }) line!: number
  @Prop({ type: ObjectId, required: true }) stockId!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 0, validate: integer }) backMilli!: Milli
  @Prop({ type: Number, required: true, min: 0, validate: integer }) writtenOffMilli!: Milli
  @Prop({ type: String, default: '' }) reason!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, required: true }) by!: string
}
export const ReturnedJarsSchema = SchemaFactory.createForClass(ReturnedJarsDocument)
