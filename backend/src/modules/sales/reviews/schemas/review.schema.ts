import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Approval } from '../domain/review.js'

/** A customer's word on one product of one order (docs/domain/customers.md#review). */
@Schema({ collection: 'reviews', timestamps: true })
export class ReviewDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) order!: Types.ObjectId
  /** The order's readable id and date, as they were when it was reviewed. */
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  @Prop({ type: Date, required: true, immutable: true }) orderDate!: Date
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) mobileNumber!: string
  @Prop({ type: Number, required: true, min: 1, max: 5 }) rating!: number
  @Prop({ type: String, default: '' }) comment!: string
  @Prop({ type: Boolean, default: null }) approved!: Approval
  /** When it was last written or edited by its author. */
  @Prop({ type: Date, required: true }) date!: Date
  createdAt!: Date
  updatedAt!: Date
}

export const ReviewSchema = SchemaFactory.createForClass(ReviewDocument)
tellsChanges(ReviewSchema, 'review')
ReviewSchema.index({ order: 1, product: 1 }, { unique: true })
// The public list: approved ones of a product, newest first.
ReviewSchema.index({ product: 1, approved: 1, date: -1, _id: -1 })
ReviewSchema.index({ approved: 1, date: -1, _id: -1 })
ReviewSchema.index({ date: -1, _id: -1 })
ReviewSchema.index({ product: 1, date: -1, _id: -1 })
