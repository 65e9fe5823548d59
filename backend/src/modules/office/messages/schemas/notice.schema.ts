import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Attachment, type MessageEvent } from '../domain/events.js'
import { KEPT_SECONDS } from './message.schema.js'

/**
 * Something that somebody has to be told, written in the transaction that caused it. Afterwards it becomes one message
 * for each channel and person.
 */
@Schema({ collection: 'messagenotices', versionKey: false, minimize: false })
export class NoticeDocument {
  /** Event, what it is about and person: the same is told once. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) event!: MessageEvent
  @Prop({ type: String, required: true }) about!: string
  /** Mobile number of the customer or of one member of staff; null: all staff who hold the event's permission. */
  @Prop({ type: String, default: null }) person!: string | null
  /** As the order has them; empty where it has none. */
  @Prop({ type: String, default: '' }) name!: string
  @Prop({ type: String, default: '' }) email!: string
  @Prop({ type: Object, required: true }) facts!: Readonly<Record<string, string>>
  @Prop({ type: Object, default: null }) attachment!: Attachment | null
  @Prop({ type: Date, required: true }) at!: Date
  /** Since when the messages exist; null: not yet. */
  @Prop({ type: Date, default: null }) writtenAt!: Date | null
}
export const NoticeSchema = SchemaFactory.createForClass(NoticeDocument)
NoticeSchema.index({ writtenAt: 1, at: 1 })
NoticeSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS })
NoticeSchema.index({ event: 1, at: 1 })
NoticeSchema.index({ person: 1 })
