import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../kernel/amounts/money.js'

/** An order of the sandbox; past `expiresAt` an ACTIVE one counts as EXPIRED. */
@Schema({ collection: 'sandbox_cashfree_orders', versionKey: false })
export class CashfreeOrder {
  /** The merchant's order id, unique for ever. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) cfOrderId!: string
  @Prop({ type: Number, required: true }) amountPaise!: Paise
  @Prop({ type: String, required: true }) currency!: string
  @Prop({ type: String, required: true }) status!: 'ACTIVE' | 'PAID' | 'TERMINATED'
  @Prop({ type: String, required: true }) sessionId!: string
  @Prop({ type: Date, required: true }) expiresAt!: Date
  @Prop({ type: Date, required: true }) createdAt!: Date
  @Prop({ type: Object, required: true }) customer!: Record<string, string>
  @Prop({ type: Object, default: {} }) meta!: Record<string, string>
  @Prop({ type: Object, default: null }) tags!: Record<string, string> | null
}
export const CashfreeOrderSchema = SchemaFactory.createForClass(CashfreeOrder)
CashfreeOrderSchema.set('minimize', false)
CashfreeOrderSchema.index({ sessionId: 1 }, { unique: true })

export const PAYMENT_STATUSES = ['SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING'] as const

/** One try to pay. */
@Schema({ collection: 'sandbox_cashfree_payments', versionKey: false })
export class CashfreePayment {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) orderId!: string
  @Prop({ type: String, enum: PAYMENT_STATUSES, required: true }) status!: (typeof PAYMENT_STATUSES)[number]
  @Prop({ type: Number, required: true }) amountPaise!: Paise
  @Prop({ type: String, required: true }) currency!: string
  @Prop({ type: Date, required: true }) at!: Date
}
export const CashfreePaymentSchema = SchemaFactory.createForClass(CashfreePayment)
CashfreePaymentSchema.index({ orderId: 1, at: 1 })

export const REFUND_STATUSES = ['SUCCESS', 'PENDING', 'ONHOLD', 'CANCELLED'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

@Schema({ collection: 'sandbox_cashfree_refunds', versionKey: false })
export class CashfreeRefund {
  /** The merchant's refund id. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) cfRefundId!: string
  @Prop({ type: String, required: true }) orderId!: string
  @Prop({ type: String, required: true }) paymentId!: string
  @Prop({ type: Number, required: true }) amountPaise!: Paise
  @Prop({ type: String, default: '' }) note!: string
  @Prop({ type: String, required: true }) speed!: string
  @Prop({ type: String, enum: REFUND_STATUSES, required: true }) status!: RefundStatus
  @Prop({ type: Date, required: true }) createdAt!: Date
}
export const CashfreeRefundSchema = SchemaFactory.createForClass(CashfreeRefund)
CashfreeRefundSchema.index({ orderId: 1 })

/** First answer to an idempotency key. */
@Schema({ collection: 'sandbox_cashfree_keys', versionKey: false })
export class CashfreeKey {
  /** Method, path and key. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) bodyHash!: string
  @Prop({ type: Object, required: true }) answer!: Record<string, unknown>
}
export const CashfreeKeySchema = SchemaFactory.createForClass(CashfreeKey)
