import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Role, ROLES } from '../../../../kernel/access/permissions.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { ISSUE_STATUSES, type IssueStatus } from '../domain/issue.js'

/** Append-only; sender and role come from the session. */
@Schema({ _id: false })
export class IssueMessage {
  /** Mobile number of a customer, name of a member of staff. */
  @Prop({ type: String, required: true }) sender!: string
  @Prop({ type: String, enum: ROLES, required: true }) role!: Role
  @Prop({ type: String, required: true }) message!: string
  @Prop({ type: Date, required: true }) timestamp!: Date
}
const IssueMessageSchema = SchemaFactory.createForClass(IssueMessage)

/** A customer's trouble with an order; one per order (docs/domain/customers.md#issue). */
@Schema({ collection: 'issues', timestamps: true })
export class IssueDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) order!: Types.ObjectId
  /** The order's readable id. */
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  @Prop({ type: String, required: true }) mobileNumber!: string
  @Prop({ type: String, default: 'Order' }) issueType!: string
  @Prop({ type: String, required: true }) subject!: string
  @Prop({ type: String, default: '' }) description!: string
  @Prop({ type: String, enum: ISSUE_STATUSES, default: 'Open' }) status!: IssueStatus
  @Prop({ type: [IssueMessageSchema], default: [] }) messages!: IssueMessage[]
  createdAt!: Date
  updatedAt!: Date
}

export const IssueSchema = SchemaFactory.createForClass(IssueDocument)
tellsChanges(IssueSchema, 'issue')
IssueSchema.index({ order: 1 }, { unique: true })
IssueSchema.index({ orderId: 1 }, { unique: true })
IssueSchema.index({ status: 1, updatedAt: -1, _id: -1 })
IssueSchema.index({ status: 1, _id: 1 })
IssueSchema.index({ createdAt: -1, _id: -1 })
IssueSchema.index({ updatedAt: -1, _id: -1 })
IssueSchema.index({ mobileNumber: 1, updatedAt: -1, _id: -1 })
