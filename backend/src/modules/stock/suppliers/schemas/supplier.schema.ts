import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'

/** A supplier, who sells raw material to the workshop. */
@Schema({ collection: 'suppliers', timestamps: true })
export class SupplierDocument implements Versioned {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  /** The name in its compared form: lower case, with single spaces. */
  @Prop({ type: String, required: true }) nameKey!: string
  /** Mobile or landline number; like the other texts, empty when not entered. */
  @Prop({ type: String, default: '' }) phone!: string
  @Prop({ type: String, default: '' }) gstin!: string
  /** Number of the supplier's food licence. */
  @Prop({ type: String, default: '' }) fssai!: string
  @Prop({ type: String, default: '' }) email!: string
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) notes!: string
  /** Raw material that the supplier sells. */
  @Prop({ type: [MongooseSchema.Types.ObjectId], default: [] }) products!: Types.ObjectId[]
  /** From a bill to the day on which it is due. */
  @Prop({ type: Number, default: 0 }) paymentDays!: number
  @Prop({ type: Boolean, default: true }) activeFlag!: boolean
  /**
   * Number of batches that ever came from the supplier. Each receipt writes the supplier, so that it
   * conflicts with the supplier's deletion.
   */
  @Prop({ type: Number, default: 0 }) receipts!: number
  /** As `receipts`, of the supplier's bills. */
  @Prop({ type: Number, default: 0 }) bills!: number
  /** The words by which a search finds the supplier (docs/domain/contract.md#search). */
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
