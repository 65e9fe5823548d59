import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { CREDIT_KINDS, type CreditKind, type CreditLine, type OrderCredit } from '../domain/money/credits.js'
import { PaperFactsDocument, PaperFactsSchema } from './paper-facts.schema.js'
import { TaxShareDocument, TaxShareSchema } from './tax-share.schema.js'

/** See `CreditLine`. */
@Schema({ _id: false })
export class CreditLineDocument implements CreditLine {
  @Prop({ type: Number, required: true, min: 0, validate: integer }) line!: number
  @Prop({ type: Number, required: true, min: 0, validate: integer }) quantityMilli!: Milli
  @Prop({ type: Number, required: true, min: 0, validate: integer }) paise!: Paise
  @Prop({ type: TaxShareSchema, default: null }) tax!: TaxShareDocument | null
}
const CreditLineSchema = SchemaFactory.createForClass(CreditLineDocument)

/** See `OrderCredit`. */
@Schema({ _id: false })
export class CreditDocument implements OrderCredit {
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: String, enum: CREDIT_KINDS, required: true }) kind!: CreditKind
  @Prop({ type: Number, required: true, min: 1, validate: integer }) paise!: Paise
  @Prop({ type: [CreditLineSchema], default: [] }) lines!: CreditLineDocument[]
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) deliveryPaise!: Paise
  @Prop({ type: TaxShareSchema, default: null }) deliveryTax!: TaxShareDocument | null
  @Prop({ type: String, default: '' }) reason!: string
  @Prop({ type: String, default: null }) by!: string | null
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, default: null }) requestKey!: string | null
  @Prop({ type: Boolean, default: false }) ofKept!: boolean
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: String, default: null }) reference!: string | null
  @Prop({ type: Date, default: null }) doneAt!: Date | null
  @Prop({ type: String, default: null }) noteNumber!: string | null
  @Prop({ type: PaperFactsSchema, default: null }) paper?: PaperFactsDocument | null
  @Prop({ type: Boolean, default: false }) noteDue!: boolean
}
export const CreditSchema = SchemaFactory.createForClass(CreditDocument)
