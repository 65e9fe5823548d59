import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** Random data that a passkey has to sign: valid once, for one person and one purpose. */
@Schema({ collection: 'passkeychallenges', versionKey: false })
export class PasskeyChallengeDocument {
  /** SHA-256 of the challenge. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) userId!: string
  @Prop({ type: String, required: true }) purpose!: string
  /** By the machine's clock. */
  @Prop({ type: Date, required: true }) at!: Date
}
export const PasskeyChallengeSchema = SchemaFactory.createForClass(PasskeyChallengeDocument)
PasskeyChallengeSchema.index({ at: 1 }, { expireAfterSeconds: 3_600 })
