import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type TaxShare } from '../domain/gst.js'

/** See `TaxShare`. */
@Schema({ _id: false })
export class TaxShareDocument implements TaxShare {
  @Prop({ type: Number, required: true, min: 0 }) ratePercent!: number
  @Prop({ type: Number, required: true, validate: integer }) taxablePaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) cgstPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) sgstPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) igstPaise!: Paise
}
export const TaxShareSchema = SchemaFactory.createForClass(TaxShareDocument)
