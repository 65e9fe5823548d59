import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type EndReason } from '../../domain/end-reason.js'

/** A session that did not end by its own log-out, kept to tell its device why. */
@Schema({ collection: 'endedsessions', versionKey: false })
export class EndedSessionDocument {
  /** SHA-256 of the token. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) why!: EndReason
  @Prop({ type: Date, required: true }) at!: Date
}
export const EndedSessionSchema = SchemaFactory.createForClass(EndedSessionDocument)
EndedSessionSchema.index({ at: 1 }, { expireAfterSeconds: 30 * 86_400 })
