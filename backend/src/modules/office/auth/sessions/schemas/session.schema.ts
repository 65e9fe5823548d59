import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Role, ROLES } from '../../../../../kernel/access/permissions.js'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'

/**
 * Expired sessions are refused by the application's clock; the TTL index only cleans up, late enough for a
 * shifted clock.
 */
const SWEEP_AFTER_SECONDS = 30 * 86_400

/**
 * A signed-in browser. It copies what a request needs of the account, so that one indexed read decides. A
 * change of the role, number or status of an account deletes its sessions in the same transaction.
 */
@Schema({ collection: 'sessions', versionKey: false })
export class SessionDocument {
  _id!: Types.ObjectId
  /** SHA-256 of the token; the token itself is only in the cookie. */
  @Prop({ type: String, required: true }) tokenHash!: string
  @Prop({ type: String, required: true }) userId!: string
  @Prop({ type: String, required: true }) mobileNumber!: string
  @Prop({ type: String, enum: ROLES, required: true }) role!: Role
  @Prop({ type: Date, required: true }) createdAt!: Date
  /** Written at most once a day; of staff once an hour, by the machine's clock. */
  @Prop({ type: Date, required: true }) seenAt!: Date
  @Prop({ type: Date, required: true }) expiresAt!: Date
  /** When the PIN was last entered, by the machine's clock; staff only. */
  @Prop({ type: Date, default: null }) pinAt?: Date | null
  /** When the PIN was entered to confirm a change, which uses this up. */
  @Prop({ type: Date, default: null }) confirmedAt?: Date | null
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) userAgent!: string
}
export const SessionSchema = SchemaFactory.createForClass(SessionDocument)
tellsChanges(SessionSchema, 'session')
SessionSchema.index({ tokenHash: 1 }, { unique: true })
SessionSchema.index({ userId: 1, seenAt: -1 })
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: SWEEP_AFTER_SECONDS })
