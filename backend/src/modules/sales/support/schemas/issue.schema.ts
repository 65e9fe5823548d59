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
  /** A private picture that its customer sent. */
  @Prop({ type: ObjectId }) photo?: Types.ObjectId
  /** Of the file that was sent, by which it is known when it comes again; photos from before this rule have none. */
  @Prop({ type: String }) photoDigest?: string
}
const IssueMessageSchema = SchemaFactory.createForClass(IssueMessage)

/** What staff tell each other; no answer to a customer has it. */
@Schema({ _id: false })
export class IssueNote {
  /** Name of the member of staff. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, required: true }) text!: string
}
const IssueNoteSchema = SchemaFactory.createForClass(IssueNote)

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
  /** The newest of them, for lists; null: nobody has written. */
  @Prop({ type: IssueMessageSchema, default: null }) lastMessage!: IssueMessage | null
  /** Messages of the other side that nobody has seen. */
  @Prop({ type: Number, default: 0 }) unreadByStaff!: number
  @Prop({ type: Number, default: 0 }) unreadByCustomer!: number
  /** See `IssueClocks`. */
  @Prop({ type: Date, required: true }) openedAt!: Date
  @Prop({ type: Date, default: null }) waitsSince!: Date | null
  /** See `issueDue`. */
  @Prop({ type: Date, default: null }) dueAt!: Date | null
  /** The batches that the order had jars of when its customer last wrote. */
  @Prop({ type: [String], default: [] }) batchNumbers!: string[]
  @Prop({ type: [IssueNoteSchema], default: [] }) notes!: IssueNote[]
  /** The words by which a search finds it (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  createdAt!: Date
  updatedAt!: Date
}

export const IssueSchema = SchemaFactory.createForClass(IssueDocument)
tellsChanges(IssueSchema, 'issue')
IssueSchema.index({ words: 1 })
IssueSchema.index({ order: 1 }, { unique: true })
IssueSchema.index({ orderId: 1 }, { unique: true })
IssueSchema.index({ status: 1, updatedAt: -1, _id: -1 })
IssueSchema.index({ status: 1, _id: 1 })
IssueSchema.index({ createdAt: -1, _id: -1 })
IssueSchema.index({ unreadByStaff: 1, _id: 1 })
IssueSchema.index({ dueAt: 1, _id: 1 })
IssueSchema.index({ batchNumbers: 1, updatedAt: -1, _id: -1 })
// Which pictures are shown: asked before one is deleted.
IssueSchema.index({ 'messages.photo': 1 }, { sparse: true })
IssueSchema.index({ updatedAt: -1, _id: -1 })
IssueSchema.index({ mobileNumber: 1, updatedAt: -1, _id: -1 })
