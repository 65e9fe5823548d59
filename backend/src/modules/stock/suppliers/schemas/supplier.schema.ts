import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'

/** Somebody who sells raw material to the workshop. */
@Schema({ collection: 'suppliers', timestamps: true })
export class SupplierDocument implements Versioned {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  /** The name as it is looked for and compared: in small letters, with single spaces. */
  @Prop({ type: String, required: true }) nameKey!: string
  /** Number of a mobile or landline; empty, like the other texts, when it was not entered. */
  @Prop({ type: String, default: '' }) phone!: string
  @Prop({ type: String, default: '' }) gstin!: string
  /** Number of the food licence. */
  @Prop({ type: String, default: '' }) fssai!: string
  @Prop({ type: String, default: '' }) email!: string
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) notes!: string
  /** Raw material that is bought here. */
  @Prop({ type: [MongooseSchema.Types.ObjectId], default: [] }) products!: Types.ObjectId[]
  @Prop({ type: Boolean, default: true }) activeFlag!: boolean
  /**
   * All batches that ever came from here. Each receipt writes the supplier, so that it conflicts with the supplier's
   * deletion.
   */
  @Prop({ type: Number, default: 0 }) receipts!: number
  /** What it is found by (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  @Prop({ type: Number, default: 0 }) version!: number
  createdAt!: Date
  updatedAt!: Date
}

type Wordy = Pick<SupplierDocument, 'name' | 'phone' | 'email' | 'address' | 'gstin' | 'fssai'>

export const supplierWords = ({ name, phone, email, address, gstin, fssai }: Wordy): string[] =>
  searchWords([name, gstin, fssai, email, address], [phone])

export const SupplierSchema = SchemaFactory.createForClass(SupplierDocument)
tellsChanges(SupplierSchema, 'supplier')
SupplierSchema.pre('validate', function () {
  this.words = supplierWords(this)
})
SupplierSchema.index({ words: 1 })
SupplierSchema.index({ nameKey: 1 }, { unique: true })
SupplierSchema.index({ activeFlag: 1, nameKey: 1 })
SupplierSchema.index({ products: 1, nameKey: 1 })
