import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { PAID_FROM, type PaidFrom } from '../../desk/drawer/domain/cash.js'

@Schema({ _id: false })
class PaymentTakenBack {
  @Prop({ type: String, required: true }) reason!: string
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const PaymentTakenBackSchema = SchemaFactory.createForClass(PaymentTakenBack)

/** Money that was paid for a bill. It is never changed; one that was entered by mistake is taken back. */
@Schema({ collection: 'billpayments', versionKey: false })
export class BillPaymentDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) bill!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) supplier!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) day!: IstDay
  @Prop({ type: Number, required: true, immutable: true, min: 1 }) amountPaise!: Paise
  @Prop({ type: String, enum: PAID_FROM, required: true, immutable: true }) paidFrom!: PaidFrom
  /** The cash drawer that paid it. */
  @Prop({ type: ObjectId, default: null, immutable: true }) drawer!: Types.ObjectId | null
  /** Of a cheque or a transfer. */
  @Prop({ type: String, default: '', immutable: true }) reference!: string
  @Prop({ type: String, required: true, immutable: true }) by!: string
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  /** Key of the request that entered it; repeating the request pays nothing more. */
  @Prop({ type: String, default: null, immutable: true }) requestKey!: string | null
  @Prop({ type: PaymentTakenBackSchema, default: null }) takenBack!: PaymentTakenBack | null
}

/** A payment that was taken back counts nowhere. */
export const COUNTING_PAYMENTS = { takenBack: null } as const

export const BillPaymentSchema = SchemaFactory.createForClass(BillPaymentDocument)
tellsChanges(BillPaymentSchema, 'bill')
BillPaymentSchema.index({ bill: 1, day: 1, _id: 1 })
BillPaymentSchema.index({ supplier: 1, day: 1, _id: 1 })
BillPaymentSchema.index({ day: 1, _id: 1 })
BillPaymentSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
