import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** `applied`: the shop's order was read and settled. The other outcomes changed nothing. */
export const EVENT_OUTCOMES = ['applied', 'unknown-order', 'unknown-type', 'noted'] as const
export type EventOutcome = (typeof EVENT_OUTCOMES)[number]

/** A signed event of the provider; its natural key makes a repeated event conflict with the first. */
@Schema({ collection: 'paymentevents', versionKey: false })
export class PaymentEventDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) type!: string
  @Prop({ type: String, default: null }) reference!: string | null
  @Prop({ type: String, enum: EVENT_OUTCOMES, required: true }) outcome!: EventOutcome
  @Prop({ type: Date, required: true }) receivedAt!: Date
  /**
   * The body as it was signed. It holds personal data of customers: kept for a year, then removed by the
   * index below.
   */
  @Prop({ type: String, required: true }) body!: string
}

const KEPT_SECONDS = 366 * 86_400
export const PaymentEventSchema = SchemaFactory.createForClass(PaymentEventDocument)
PaymentEventSchema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
PaymentEventSchema.index({ reference: 1 })
