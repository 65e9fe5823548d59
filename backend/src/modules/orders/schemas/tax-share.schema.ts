import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../kernel/money.js'
import { type TaxShare } from '../domain/gst.js'

const integer = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }

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
