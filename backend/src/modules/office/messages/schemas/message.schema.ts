import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { type Audience, type MessageEvent } from '../domain/events.js'
import { MESSAGE_STATUSES, type MessageStatus } from '../domain/sending-rules.js'

/** How long messages and what they are made of are kept. */
export const KEPT_SECONDS = 400 * 86_400

/** What one person is told by one channel. */
@Schema({ collection: 'messages', versionKey: false })
export class MessageDocument {
  _id!: Types.ObjectId
  /** Event, what it is about, person and channel: the same is sent once. */
  @Prop({ type: String, required: true }) key!: string
  /** The notice with what it says. */
  @Prop({ type: String, required: true }) notice!: string
  @Prop({ type: String, required: true }) event!: MessageEvent
  @Prop({ type: String, required: true }) about!: string
  @Prop({ type: String, enum: ['customer', 'staff'], required: true }) audience!: Audience
  @Prop({ type: String, enum: CHANNELS, required: true }) channel!: Channel
  /** Mobile number. */
  @Prop({ type: String, required: true }) person!: string
  @Prop({ type: String, default: '' }) name!: string
  /** E-mail address or mobile number; empty for a push, which goes to all devices of the person. */
  @Prop({ type: String, default: '' }) to!: string
  @Prop({ type: String, enum: MESSAGE_STATUSES, required: true }) status!: MessageStatus
  /** Why it was not sent, or not yet: a sentence for staff. */
  @Prop({ type: String, default: null }) reason!: string | null
  @Prop({ type: Number, default: 0 }) tries!: number
  @Prop({ type: Date, required: true }) at!: Date
  /** Not tried before. */
  @Prop({ type: Date, required: true }) nextAt!: Date
  /** Who sends it, and until when that is believed by the machine's own clock. */
  @Prop({ type: String, default: null }) claim!: string | null
  @Prop({ type: Date, default: null }) claimedUntil!: Date | null
  @Prop({ type: Date, default: null }) sentAt!: Date | null
  @Prop({ type: Number, default: 0 }) costPaise!: number
  /** Staff sent it again: it is tried even if the address was marked. */
  @Prop({ type: Boolean, default: false }) byHand!: boolean
  @Prop({ type: [String], required: true }) words!: string[]
}
/** What staff find a message by: what it is about, the person's number and name. */
export const messageWords = ({
  about,
  person,
  name,
}: Pick<MessageDocument, 'about' | 'person' | 'name'>): string[] => searchWords([about, name], [person])

export const MessageSchema = SchemaFactory.createForClass(MessageDocument)
tellsChanges(MessageSchema, 'message')
MessageSchema.index({ key: 1 }, { unique: true })
MessageSchema.index({ channel: 1, status: 1, nextAt: 1 })
MessageSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS })
MessageSchema.index({ at: 1, _id: 1 })
MessageSchema.index({ status: 1, at: 1, _id: 1 })
MessageSchema.index({ channel: 1, at: 1, _id: 1 })
MessageSchema.index({ event: 1, at: 1, _id: 1 })
MessageSchema.index({ audience: 1, at: 1, _id: 1 })
MessageSchema.index({ about: 1, at: 1, _id: 1 })
MessageSchema.index({ words: 1 })
MessageSchema.index({ person: 1 })
