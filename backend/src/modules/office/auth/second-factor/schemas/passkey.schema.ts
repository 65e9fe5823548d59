import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

/** A passkey of a member of staff: a key pair. The private half is in the device, the public half is here. */
@Schema({ collection: 'passkeys', versionKey: false })
export class PasskeyDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) userId!: string
  /** Name that its owner gave it. */
  @Prop({ type: String, required: true }) name!: string
  /** The name that the device gave it; nobody else's has it. */
  @Prop({ type: String, required: true }) credentialId!: string
  /** As WebAuthn writes keys, in base64url. */
  @Prop({ type: String, required: true }) publicKey!: string
  /** How often it has signed, where its device counts: a copy would lag behind. */
  @Prop({ type: Number, required: true }) counter!: number
  /** How a browser reaches its device. */
  @Prop({ type: [String], default: [] }) transports!: string[]
  @Prop({ type: Date, required: true }) createdAt!: Date
  @Prop({ type: Date, default: null }) lastUsedAt!: Date | null
}
export const PasskeySchema = SchemaFactory.createForClass(PasskeyDocument)
PasskeySchema.index({ credentialId: 1 }, { unique: true })
PasskeySchema.index({ userId: 1, createdAt: 1 })
