import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Role } from '../../../../kernel/access/permissions.js'
import { type Change } from '../domain/changes.js'

export const AUDIT_DAYS = 400

/**
 * An entry: who, when, from where, what. Written once, and changed only when the person that its texts name deletes
 * their account; a TTL index deletes it after 400 days.
 */
@Schema({ collection: 'auditlog', versionKey: false })
export class AuditEntryDocument {
  _id!: Types.ObjectId
  @Prop({ type: Date, required: true }) at!: Date
  /** An `AuditAction`; in old entries a route's pattern, when the event had no name. */
  @Prop({ type: String, required: true }) action!: string
  @Prop({ type: String, default: null }) actorId!: string | null
  /** In full for staff; customers' numbers are masked, since this log outlives a deleted account. */
  @Prop({ type: String, default: '' }) actor!: string
  @Prop({ type: String, default: null }) actorRole!: Role | null
  /** The changed record, `order:P-7KQ4-M2XD`. */
  @Prop({ type: String, default: '' }) subject!: string
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) userAgent!: string
  @Prop({ type: [Object], default: [] }) changes!: Change[]
}
export const AuditEntrySchema = SchemaFactory.createForClass(AuditEntryDocument)
AuditEntrySchema.index({ at: 1 }, { expireAfterSeconds: AUDIT_DAYS * 86_400 })
AuditEntrySchema.index({ at: -1, _id: -1 })
AuditEntrySchema.index({ actorRole: 1, at: -1, _id: -1 })
AuditEntrySchema.index({ actor: 1, at: -1 })
AuditEntrySchema.index({ subject: 1, at: -1 })
AuditEntrySchema.index({ action: 1, at: -1 })
function appendOnly() {
  throw new Error('The audit log is append-only')
}
AuditEntrySchema.pre(
  ['updateOne', 'updateMany', 'findOneAndUpdate', 'replaceOne', 'findOneAndReplace'],
  appendOnly,
)
AuditEntrySchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly)
