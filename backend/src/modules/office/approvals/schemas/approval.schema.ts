import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import mongoose, { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type KeyedRequest } from '../../../../platform/request-keys.js'
import { type ApprovalAction, type ApprovalStatus, type Bound } from '../domain/approval.js'

/** Something that a packer wants to do and that waits for the owner's yes. */
@Schema({ collection: 'approvals', versionKey: false })
export class ApprovalDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) action!: ApprovalAction
  /** What the action needs, as it was asked for: it is carried out with this and nothing else. */
  @Prop({ type: mongoose.Schema.Types.Mixed, required: true, immutable: true }) request!: object
  /** The request by its `Idempotency-Key`, under which a yes carries it out. */
  @Prop({ type: mongoose.Schema.Types.Mixed, immutable: true }) keyed?: KeyedRequest
  /** The same request of the same person; unique while it waits. */
  @Prop({ type: String, required: true, immutable: true }) requestHash!: string
  /** What it is about, in words, and its worth: as they were when it was asked for, or last said yes to in vain. */
  @Prop({ type: String, required: true }) what!: string
  /** The page of the console where it belongs. */
  @Prop({ type: String, required: true, immutable: true }) link!: string
  @Prop({ type: Number, required: true }) valuePaise!: Paise
  /** Account and mobile number of the person who asks. */
  @Prop({ type: String, required: true, immutable: true }) askedById!: string
  @Prop({ type: String, required: true, immutable: true }) askedBy!: string
  @Prop({ type: Date, required: true, immutable: true }) askedAt!: Date
  @Prop({ type: Date, required: true, immutable: true }) expiresAt!: Date
  @Prop({ type: String, required: true }) status!: ApprovalStatus
  @Prop({ type: String, default: null }) decidedBy!: string | null
  @Prop({ type: Date, default: null }) decidedAt!: Date | null
  /** Why it was refused. */
  @Prop({ type: String, default: '' }) reason!: string
}
export const ApprovalSchema = SchemaFactory.createForClass(ApprovalDocument)
tellsChanges(ApprovalSchema, 'approval')
ApprovalSchema.index({ requestHash: 1 }, { unique: true, partialFilterExpression: { status: 'waiting' } })
ApprovalSchema.index({ askedAt: -1, _id: -1 })
ApprovalSchema.index({ status: 1, askedAt: -1, _id: -1 })
ApprovalSchema.index({ askedById: 1, askedAt: -1, _id: -1 })
ApprovalSchema.index({ askedById: 1, status: 1, askedAt: -1, _id: -1 })
ApprovalSchema.index({ expiresAt: 1 }, { partialFilterExpression: { status: 'waiting' } })

/** What a person did without asking on one day in India. */
@Schema({ collection: 'approvalbounds', versionKey: false })
export class DoneAloneDocument {
  /** `<bound>:<account>:<day>`. */
  @Prop({ type: String, required: true }) _id!: `${Bound}:${string}`
  @Prop({ type: Number, default: 0 }) valuePaise!: Paise
  @Prop({ type: Date, required: true }) sweepAt!: Date
}
export const DoneAloneSchema = SchemaFactory.createForClass(DoneAloneDocument)
DoneAloneSchema.index({ sweepAt: 1 }, { expireAfterSeconds: 0 })
