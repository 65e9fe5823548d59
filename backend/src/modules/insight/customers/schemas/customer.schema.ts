import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type CustomerSums, type Standing, STANDINGS } from '../domain/customer-sums.js'

/** What a customer's orders add up to, so that a list of customers is one small read. Made from the orders alone. */
@Schema({ collection: 'customers', versionKey: false })
export class CustomerDocument implements CustomerSums {
  /** The account's. */
  @Prop({ type: ObjectId, required: true }) _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, required: true }) mobileNumber!: string
  @Prop({ type: String, default: '' }) city!: string
  @Prop({ type: String, enum: STANDINGS, required: true }) standing!: Standing
  @Prop({ type: Number, required: true }) orders!: number
  @Prop({ type: Number, required: true }) cancelled!: number
  @Prop({ type: Number, required: true }) spentPaise!: Paise
  @Prop({ type: Number, default: null }) averagePaise!: Paise | null
  @Prop({ type: Date, default: null }) firstOrderAt!: Date | null
  @Prop({ type: Date, default: null }) lastOrderAt!: Date | null
  @Prop({ type: Number, required: true }) issues!: number
  @Prop({ type: Boolean, required: true }) hasOpenIssue!: boolean
  @Prop({ type: [String], default: [] }) words!: string[]
}
export const CustomerSchema = SchemaFactory.createForClass(CustomerDocument)
CustomerSchema.index({ words: 1 })
CustomerSchema.index({ lastOrderAt: -1, _id: -1 })
CustomerSchema.index({ standing: 1, lastOrderAt: -1, _id: -1 })
CustomerSchema.index({ hasOpenIssue: 1, lastOrderAt: -1, _id: -1 })
CustomerSchema.index({ name: 1, _id: 1 })
CustomerSchema.index({ orders: -1, _id: -1 })
CustomerSchema.index({ spentPaise: -1, _id: -1 })
CustomerSchema.index({ averagePaise: -1, _id: -1 })
