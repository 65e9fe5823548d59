import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type DayLine } from '../domain/line-sums.js'
import { type ChannelSum } from '../domain/sales-days.js'

/** The sums of the orders that were placed on a day, so that a year of them is one small read. */
@Schema({ collection: 'salesdays', versionKey: false, minimize: false })
export class SalesDayDocument {
  @Prop({ type: String, required: true }) _id!: IstDay
  @Prop({ type: Number, required: true }) orders!: number
  @Prop({ type: Number, required: true }) productPaise!: Paise
  @Prop({ type: Number, required: true }) deliveryPaise!: Paise
  @Prop({ type: Number, required: true }) taxPaise!: Paise
  @Prop({ type: Number, required: true }) paidPaise!: Paise
  @Prop({ type: Number, required: true }) byHandPaise!: Paise
  @Prop({ type: Number, required: true }) settledPaise!: Paise
  @Prop({ type: Number, required: true }) settledFeePaise!: Paise
  @Prop({ type: Number, required: true }) cancelledPaise!: Paise
  @Prop({ type: Number, required: true }) refundPaise!: Paise
  @Prop({ type: Number, required: true }) creditedPaise!: Paise
  @Prop({ type: Number, required: true }) courierPaise!: Paise
  @Prop({ type: Number, required: true }) assumedCourierPaise!: Paise
  @Prop({ type: [Object], default: [] }) lines!: DayLine[]
  @Prop({ type: [Object], default: [] }) replaced!: DayLine[]
  @Prop({ type: [Object], default: [] }) lost!: DayLine[]
  @Prop({ type: [Object], default: [] }) channels!: ChannelSum[]
}
export const SalesDaySchema = SchemaFactory.createForClass(SalesDayDocument)
