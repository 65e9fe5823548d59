import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'

/** A place where stock is stored and sold. */
@Schema({ collection: 'outlets', timestamps: true })
export class OutletDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, required: true }) mobileNumberOutlet!: string
  /** Argon2id hash of the outlet's code, which is never returned; null until a code is set. */
  @Prop({ type: String, default: null }) otpHash!: string | null
  @Prop({ type: String, default: 'Outlet' }) roleOutlet!: string
  @Prop({ type: String, required: true }) email!: string
  @Prop({ type: String, required: true }) address!: string
  @Prop({ type: Date, required: true }) date!: Date
  /**
   * Number of batches ever received here: each receipt writes the outlet, so that it conflicts with a
   * deletion.
   */
  @Prop({ type: Number, default: 0 }) receipts!: number
  /** The words by which a search finds the outlet (docs/domain/contract.md#search). */
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
// A hook before validation also runs when many documents are inserted at once.
OutletSchema.pre('validate', function () {
  this.words = outletWords(this)
})
OutletSchema.index({ words: 1 })
OutletSchema.index({ mobileNumberOutlet: 1 }, { unique: true })
OutletSchema.index({ name: 1, _id: 1 })
