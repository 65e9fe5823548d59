import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type OrderPayout } from '../domain/money/order-payout.js'

/** See `OrderPayout`. */
@Schema({ _id: false })
export class OrderPayoutDocument implements OrderPayout {
  @Prop({ type: String, required: true }) utr!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: Number, required: true, validate: integer }) feePaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) taxPaise!: Paise
}
export const OrderPayoutSchema = SchemaFactory.createForClass(OrderPayoutDocument)
