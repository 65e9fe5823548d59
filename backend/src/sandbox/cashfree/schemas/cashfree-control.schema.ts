import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

export const OPERATIONS = [
  'createOrder',
  'getOrder',
  'patchOrder',
  'getPayments',
  'createRefund',
  'getRefund',
] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * `error`: 500, nothing done. `lose-request`: the connection breaks, nothing done. `lose-answer`: done, then the
 * connection breaks. `hang`: done, answered after `hangMs`.
 */
export const FAULTS = ['error', 'lose-request', 'lose-answer', 'hang'] as const
export type Fault = (typeof FAULTS)[number]

/** How the next calls of one operation go wrong. */
@Schema({ collection: 'sandbox_cashfree_faults', versionKey: false })
export class CashfreeFault {
  @Prop({ type: String, required: true }) _id!: Operation
  @Prop({ type: String, enum: FAULTS, required: true }) fault!: Fault
  @Prop({ type: Number, required: true }) times!: number
  @Prop({ type: Number, default: 30_000 }) hangMs!: number
}
export const CashfreeFaultSchema = SchemaFactory.createForClass(CashfreeFault)

/** How webhooks go wrong until set otherwise; one document. */
@Schema({ collection: 'sandbox_cashfree_webhook_plan', versionKey: false })
export class CashfreeWebhookPlan {
  @Prop({ type: String, required: true }) _id!: 'plan'
  /** The next so many events are never sent. */
  @Prop({ type: Number, default: 0 }) drop!: number
  /** Each event is sent so many times at once. */
  @Prop({ type: Number, default: 1 }) repeat!: number
  @Prop({ type: Number, default: 0 }) delayMs!: number
  /** So many events are kept back, then sent last first. */
  @Prop({ type: Number, default: 0 }) reorder!: number
}
export const CashfreeWebhookPlanSchema = SchemaFactory.createForClass(CashfreeWebhookPlan)

/** One webhook on its way. Times are the machine's. */
@Schema({ collection: 'sandbox_cashfree_deliveries', versionKey: false })
export class CashfreeDelivery {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) orderId!: string
  @Prop({ type: String, required: true }) type!: string
  @Prop({ type: String, required: true }) url!: string
  @Prop({ type: String, required: true }) body!: string
  /** The same for every delivery of one event. */
  @Prop({ type: String, required: true }) eventId!: string
  @Prop({ type: String, required: true }) state!:
    | 'due'
    | 'held'
    | 'dropped'
    | 'sending'
    | 'delivered'
    | 'given-up'
  @Prop({ type: Number, default: 0 }) attempt!: number
  @Prop({ type: Number, default: null }) lastStatus!: number | null
  @Prop({ type: Date, required: true }) nextAt!: Date
}
export const CashfreeDeliverySchema = SchemaFactory.createForClass(CashfreeDelivery)
CashfreeDeliverySchema.index({ state: 1, nextAt: 1 })
CashfreeDeliverySchema.index({ orderId: 1 })
