import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** Records that a staff number's PIN opened a session and may be sent with its requests. */
@Schema({ collection: 'pincredentials', versionKey: false })
export class PinCredentialDocument {
  /** The mobile number. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) sessionId!: string
}
export const PinCredentialSchema = SchemaFactory.createForClass(PinCredentialDocument)
