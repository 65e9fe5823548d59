import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

const KEPT_DAYS = 7

/** A message that nobody sent. In the database, so that every process of a developer's machine shows the same. */
@Schema({ collection: 'sandboxoutbox', versionKey: false })
export class OutboxMessageDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) channel!: 'sms'
  /** Ten digits. */
  @Prop({ type: String, required: true }) to!: string
  @Prop({ type: String, required: true }) text!: string
  @Prop({ type: String, default: null }) code!: string | null
  /**
   * The machine's own time, as a phone shows it: the later of two messages is the newer one, however the shop's clock
   * is moved.
   */
  @Prop({ type: Date, required: true }) at!: Date
}
export const OutboxMessageSchema = SchemaFactory.createForClass(OutboxMessageDocument)
OutboxMessageSchema.index({ to: 1, at: -1, _id: -1 })
OutboxMessageSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 })
