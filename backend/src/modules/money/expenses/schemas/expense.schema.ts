import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'

/** Money that was spent on a day. */
@Schema({ collection: 'expenses', timestamps: true })
export class ExpenseDocument {
  _id!: Types.ObjectId
  /** A calendar day in India: an expense has no hour, and a day does not depend on a time zone. */
  @Prop({ type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ }) date!: IstDay
  @Prop({ type: String, enum: EXPENSE_TYPES, required: true }) type!: ExpenseType
  @Prop({ type: Number, required: true, min: 1 }) amountPaise!: Paise
  @Prop({ type: String, default: '' }) description!: string
  @Prop({ type: String, required: true }) createdBy!: string
  /** Key of the request that wrote it down; null for older ones. */
  @Prop({ type: String, default: null }) requestKey!: string | null
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
