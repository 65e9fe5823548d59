import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type ConsentVersion } from '../domain/consent.js'

/** An address that asked for the shop's emails, and the proof that it did. */
@Schema({ collection: 'subscribers', versionKey: false })
export class SubscriberDocument {
  _id!: Types.ObjectId
  /** Lower case, without spaces around it. */
  @Prop({ type: String, required: true, immutable: true }) email!: string
  /** 256 random bits, base64url: whoever holds the link of an email may end the emails. */
  @Prop({ type: String, required: true, immutable: true }) token!: string
  @Prop({ type: Boolean, required: true }) active!: boolean
  @Prop({ type: String, required: true }) consentVersion!: ConsentVersion
  @Prop({ type: Date, required: true }) consentAt!: Date
  @Prop({ type: Date, default: null }) unsubscribedAt!: Date | null
  /** What it is found by (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
}

export const subscriberWords = ({ email }: Pick<SubscriberDocument, 'email'>): string[] =>
  searchWords([email])

export const SubscriberSchema = SchemaFactory.createForClass(SubscriberDocument)
tellsChanges(SubscriberSchema, 'subscriber')
// Before it is validated: so also for many at once.
SubscriberSchema.pre('validate', function () {
  this.words = subscriberWords(this)
})
SubscriberSchema.index({ words: 1 })
SubscriberSchema.index({ email: 1 }, { unique: true })
SubscriberSchema.index({ token: 1 }, { unique: true })
SubscriberSchema.index({ consentAt: -1, _id: -1 })
SubscriberSchema.index({ active: 1, consentAt: -1, _id: -1 })
