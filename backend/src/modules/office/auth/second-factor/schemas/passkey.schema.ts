import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

/** A passkey of a staff member: the private key is in the device, the public key is here. */
@Schema({ collection: 'passkeys', versionKey: false })
export class PasskeyDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) userId!: string
  /** Name that the person gave it. */
  @Prop({ type: String, required: true }) name!: string
  /** The id that the device gave it, which is unique. */
  @Prop({ type: String, required: true }) credentialId!: string
  /** The public key in WebAuthn's format, in base64url. */
  @Prop({ type: String, required: true }) publicKey!: string
  /** Number of signatures, if the device counts them: a copied passkey would be behind. */
  @Prop({ type: Number, required: true }) counter!: number
  /** How a browser connects to the device. */
  @Prop({ type: [String], default: [] }) transports!: string[]
  @Prop({ type: Date, required: true }) createdAt!: Date
  @Prop({ type: Date, default: null }) lastUsedAt!: Date | null
}
export const PasskeySchema = SchemaFactory.createForClass(PasskeyDocument)
PasskeySchema.index({ credentialId: 1 }, { unique: true })
PasskeySchema.index({ userId: 1, createdAt: 1 })
