import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Channel, CHANNELS } from '../../../modules/office/settings/domain/message-settings.js'

const KEPT_DAYS = 7

/** A message that nobody sent. In the database, so that every process of a developer's machine shows the same. */
@Schema({ collection: 'sandboxoutbox', versionKey: false })
export class OutboxMessageDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, enum: CHANNELS, required: true }) channel!: Channel
  /** Ten digits; the address of an e-mail; the id of a browser. */
  @Prop({ type: String, required: true }) to!: string
  @Prop({ type: String, default: '' }) text!: string
  @Prop({ type: String, default: null }) code!: string | null
  /** Subject of an e-mail, or title of a push. */
  @Prop({ type: String, default: '' }) subject!: string
  @Prop({ type: String, default: '' }) html!: string
  /** Where a push leads to. */
  @Prop({ type: String, default: '' }) link!: string
  /** Names of the files of an e-mail. */
  @Prop({ type: [String], default: [] }) files!: string[]
  /** Header lines of an e-mail, names in small letters. */
  @Prop({ type: Object, default: {} }) headers!: Record<string, string>
  /** Name of the template, for a provider that keeps the text. */
  @Prop({ type: String, default: '' }) template!: string
  /**
   * The machine's own time, as a phone shows it: the later of two messages is the newer one, however the shop's clock
   * is moved.
   */
  @Prop({ type: Date, required: true }) at!: Date
}
export const OutboxMessageSchema = SchemaFactory.createForClass(OutboxMessageDocument)
OutboxMessageSchema.index({ to: 1, at: -1, _id: -1 })
OutboxMessageSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 })

/** A browser of the sandbox's push service, with the keys that a real one keeps to itself. */
@Schema({ collection: 'sandbox_push_browsers', versionKey: false })
export class SandboxBrowserDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) privateKey!: string
  @Prop({ type: String, required: true }) publicKey!: string
  @Prop({ type: String, required: true }) auth!: string
  @Prop({ type: Boolean, default: false }) gone!: boolean
}
export const SandboxBrowserSchema = SchemaFactory.createForClass(SandboxBrowserDocument)
