import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { PAID_FROM, type PaidFrom } from '../../desk/drawer/domain/cash.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'

const isAmount = {
  validator: (paise: number) => Number.isInteger(paise) && paise !== 0,
  message: '{PATH} is a whole number of paise, and not 0',
}
const tax = { type: Number, default: NO_MONEY, validate: integer } as const

/** Money that was spent on a day. */
@Schema({ collection: 'expenses', timestamps: true })
export class ExpenseDocument {
  _id!: Types.ObjectId
  /** A calendar day in India: an expense has no hour, and a day does not depend on a time zone. */
  @Prop({ type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ }) date!: IstDay
  @Prop({ type: String, enum: EXPENSE_TYPES, required: true }) type!: ExpenseType
  /** Below zero when it takes another expense back; then its tax is too. */
  @Prop({ type: Number, required: true, validate: isAmount }) amountPaise!: Paise
  @Prop({ type: String, default: '' }) description!: string
  /** Who was paid, and the paper of it; empty where nobody wrote it down. */
  @Prop({ type: String, default: '' }) vendor!: string
  @Prop({ type: String, default: null }) gstin!: string | null
  @Prop({ type: String, default: '' }) billNumber!: string
  /** GST contained in the amount. */
  @Prop(tax) cgstPaise!: Paise
  @Prop(tax) sgstPaise!: Paise
  @Prop(tax) igstPaise!: Paise
  /** What of the tax the shop claims back; nothing while it collects no GST. */
  @Prop(tax) claimablePaise!: Paise
  @Prop({ type: String, enum: PAID_FROM, default: 'bank' }) paidFrom!: PaidFrom
  /** The cash drawer that paid it. */
  @Prop({ type: ObjectId, default: null }) drawer!: Types.ObjectId | null
  @Prop({ type: String, required: true }) createdBy!: string
  /** Key of the request that wrote it down; null for older ones. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  /** The expense of a closed month that this one takes back; null for all others. */
  @Prop({ type: ObjectId, default: null, immutable: true }) corrects!: Types.ObjectId | null
  @Prop({ type: Number, default: 0 }) version!: number
  createdAt!: Date
  updatedAt!: Date
}

export const ExpenseSchema = SchemaFactory.createForClass(ExpenseDocument)
tellsChanges(ExpenseSchema, 'expense')
ExpenseSchema.index({ date: -1, _id: -1 })
ExpenseSchema.index({ type: 1, date: -1, _id: -1 })
ExpenseSchema.index({ type: 1, _id: 1 })
ExpenseSchema.index({ amountPaise: 1, _id: 1 })
ExpenseSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
// An expense is taken back once.
ExpenseSchema.index(
  { corrects: 1 },
  { unique: true, partialFilterExpression: { corrects: { $type: 'objectId' } } },
)
