import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Approval } from '../domain/review.js'

/** Whom the shop shows as the author, if the author allowed it. */
@Schema({ _id: false })
export class ReviewAuthor {
  @Prop({ type: String, required: true }) firstName!: string
  @Prop({ type: String, default: '' }) city!: string
}
const ReviewAuthorSchema = SchemaFactory.createForClass(ReviewAuthor)

/** What the shop says to it, below it. */
@Schema({ _id: false })
export class ReviewReply {
  @Prop({ type: String, required: true }) text!: string
  /** Mobile number of the member of staff. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const ReviewReplySchema = SchemaFactory.createForClass(ReviewReply)

/** The last decision of staff, as long as its author has not written again. */
@Schema({ _id: false })
export class ReviewDecision {
  @Prop({ type: Date, required: true }) at!: Date
  /** Mobile number of the member of staff. */
  @Prop({ type: String, required: true }) by!: string
  /** What taking it back restores. */
  @Prop({ type: Boolean, default: null }) was!: Approval
  @Prop({ type: String, default: '' }) reasonWas!: string
}
const ReviewDecisionSchema = SchemaFactory.createForClass(ReviewDecision)

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
  /** Why it was rejected, for its author. */
  @Prop({ type: String, default: '' }) reason!: string
  /** A private picture; the shop shows it as long as the review is approved. */
  @Prop({ type: ObjectId, default: null }) photo!: Types.ObjectId | null
  @Prop({ type: ReviewAuthorSchema, default: null }) author!: ReviewAuthor | null
  @Prop({ type: ReviewReplySchema, default: null }) answer!: ReviewReply | null
  @Prop({ type: ReviewDecisionSchema, default: null }) decision!: ReviewDecision | null
  /** How often staff decided. */
  @Prop({ type: Number, default: 0 }) decisions!: number
  /** Its author has to be told of the decision. */
  @Prop({ type: Boolean, default: false }) toTell!: boolean
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
// Whose author waits for word.
ReviewSchema.index({ 'decision.at': 1 }, { partialFilterExpression: { toTell: true } })
// Which pictures are shown: asked before one is deleted.
ReviewSchema.index({ photo: 1 }, { partialFilterExpression: { photo: { $type: 'objectId' } } })
