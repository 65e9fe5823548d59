import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { type Choices } from '../domain/sending-rules.js'

/** What a person chose; without it the rules of the kind of message stand. */
@Schema({ collection: 'messagechoices', versionKey: false, minimize: false })
export class ChoicesDocument {
  /** Mobile number. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Object, default: {} }) choices!: Choices
  @Prop({ type: Date, required: true }) changedAt!: Date
}
export const ChoicesSchema = SchemaFactory.createForClass(ChoicesDocument)

/** An address that takes no messages. A person with a new address has no such mark. */
@Schema({ collection: 'refusingaddresses', versionKey: false })
export class RefusingAddressDocument {
  /** Channel and address. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, enum: CHANNELS, required: true }) channel!: Channel
  /** Mobile number of the person whom it was tried for. */
  @Prop({ type: String, required: true }) person!: string
  /** What the provider said. */
  @Prop({ type: String, required: true }) why!: string
  @Prop({ type: Date, required: true }) at!: Date
}
export const RefusingAddressSchema = SchemaFactory.createForClass(RefusingAddressDocument)
RefusingAddressSchema.index({ person: 1 })

/** A browser that a person lets the shop push to. */
@Schema({ collection: 'pushsubscriptions', versionKey: false })
export class PushSubscriptionDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) person!: string
  @Prop({ type: String, required: true }) endpoint!: string
  /** The browser's public key and secret, as it gave them (RFC 8291). */
  @Prop({ type: String, required: true }) p256dh!: string
  @Prop({ type: String, required: true }) auth!: string
  @Prop({ type: Date, required: true }) at!: Date
}
export const PushSubscriptionSchema = SchemaFactory.createForClass(PushSubscriptionDocument)
PushSubscriptionSchema.index({ endpoint: 1 }, { unique: true })
PushSubscriptionSchema.index({ person: 1, at: 1 })

/** How much of something was used up: messages of a person, or money of a day. */
@Schema({ collection: 'messageallowances', versionKey: false })
export class AllowanceDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Number, required: true }) used!: number
  /** Not needed after it. */
  @Prop({ type: Date, required: true }) until!: Date
}
export const AllowanceSchema = SchemaFactory.createForClass(AllowanceDocument)
AllowanceSchema.index({ until: 1 }, { expireAfterSeconds: 0 })

/** The keys of this shop, made at its first start. They lie with the data, so that a move or a restore keeps every subscription. */
@Schema({ collection: 'messagekeys', versionKey: false })
export class MessageKeysDocument {
  @Prop({ type: String, required: true }) _id!: 'shop'
  /** Of web push (VAPID, RFC 8292). */
  @Prop({ type: String, required: true }) publicKey!: string
  @Prop({ type: String, required: true }) privateKey!: string
  /** Seals the links that end messages. */
  @Prop({ type: String, required: true }) linkKey!: string
}
export const MessageKeysSchema = SchemaFactory.createForClass(MessageKeysDocument)
