import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** The last one-time password sent to a number, from sending to the end of the session it opened. */
@Schema({ collection: 'otpcodes', versionKey: false })
export class OtpCodeDocument {
  /** The mobile number. */
  @Prop({ type: String, required: true }) _id!: string
  /** HMAC under the session secret. */
  @Prop({ type: String, required: true }) codeHash!: string
  /**
   * Hashes of earlier codes, the newest first: an old client that sends one must not use up the tries of
   * the new code.
   */
  @Prop({ type: [String], default: [] }) formerHashes!: string[]
  @Prop({ type: Date, required: true }) sentAt!: Date
  /** End of the time for a first sign-in. */
  @Prop({ type: Date, required: true }) expiresAt!: Date
  /**
   * Wrong guesses by place, for the browsers and networks that requested the code: each has tries of its
   * own.
   */
  @Prop({ type: Object, default: {} }) tries?: Record<string, number>
  /** Number of those places. */
  @Prop({ type: Number, default: 0 }) places!: number
  /** Wrong guesses from all other places together, over the code's whole life. */
  @Prop({ type: Number, default: 0 }) wrong!: number
  @Prop({ type: Date, default: null }) verifiedAt!: Date | null
  /** The session that the code opened; it is a credential of that session only. */
  @Prop({ type: String, default: null }) sessionId!: string | null
  /** Set on codes that were never used, so that the TTL index deletes them. */
  @Prop({ type: Date }) sweepAt?: Date
}
export const OtpCodeSchema = SchemaFactory.createForClass(OtpCodeDocument)
OtpCodeSchema.index({ sweepAt: 1 }, { expireAfterSeconds: 86_400 })
