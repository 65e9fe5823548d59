import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'

/** A place that stock lies in and is sold from. */
@Schema({ collection: 'outlets', timestamps: true })
export class OutletDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, required: true }) mobileNumberOutlet!: string
  /** Argon2id of the outlet's code, which is never shown back; null until one is set. */
  @Prop({ type: String, default: null }) otpHash!: string | null
  @Prop({ type: String, default: 'Outlet' }) roleOutlet!: string
  @Prop({ type: String, required: true }) email!: string
  @Prop({ type: String, required: true }) address!: string
  @Prop({ type: Date, required: true }) date!: Date
  /** Batches ever put here: each receipt writes the outlet, so that its deletion meets it. */
  @Prop({ type: Number, default: 0 }) receipts!: number
  /** What it is found by (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  @Prop({ type: Number, default: 0 }) version!: number
  createdAt!: Date
  updatedAt!: Date
}

type Wordy = Pick<OutletDocument, 'name' | 'mobileNumberOutlet' | 'email' | 'address'>

export const outletWords = ({ name, mobileNumberOutlet, email, address }: Wordy): string[] =>
  searchWords([name, email, address], [mobileNumberOutlet])

export const OutletSchema = SchemaFactory.createForClass(OutletDocument)
tellsChanges(OutletSchema, 'outlet')
// Before it is validated: so also for many at once.
OutletSchema.pre('validate', function () {
  this.words = outletWords(this)
})
OutletSchema.index({ words: 1 })
OutletSchema.index({ mobileNumberOutlet: 1 }, { unique: true })
OutletSchema.index({ name: 1, _id: 1 })
