import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { BILL_STATES, type BillLine, type BillState, type BillSums } from '../domain/bill.js'

const money = { type: Number, required: true, validate: integer } as const
const day = { type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ } as const

@Schema({ _id: false })
class BillLineDocument implements BillLine {
  @Prop({ type: String, required: true }) what!: string
  @Prop({ type: String, default: '' }) hsnCode!: string
  @Prop({ type: Number, required: true, min: 0 }) rateBasisPoints!: number
  @Prop(money) taxablePaise!: Paise
  @Prop(money) cgstPaise!: Paise
  @Prop(money) sgstPaise!: Paise
  @Prop(money) igstPaise!: Paise
}
const BillLineSchema = SchemaFactory.createForClass(BillLineDocument)

/** Why a bill does not count, and who said so. */
@Schema({ _id: false })
class BillCancelled {
  @Prop({ type: String, required: true }) reason!: string
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const BillCancelledSchema = SchemaFactory.createForClass(BillCancelled)

/** A supplier's bill (docs/domain/purchases.md#bills). It is never deleted. */
@Schema({ collection: 'supplierbills', timestamps: true })
export class SupplierBillDocument implements Versioned, BillSums {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) supplier!: Types.ObjectId
  /** The supplier as the bill was saved with it. */
  @Prop({ type: String, required: true }) supplierName!: string
  @Prop({ type: String, default: null }) gstin!: string | null
  @Prop({ type: String, required: true }) number!: string
  /** The number in its compared form; null once the bill is cancelled, so that it can be entered anew. */
  @Prop({ type: String, default: null }) numberKey!: string | null
  /** The financial year of its day. */
  @Prop({ type: String, required: true }) year!: string
  @Prop(day) day!: IstDay
  @Prop(day) dueDay!: IstDay
  @Prop({ type: [BillLineSchema], required: true }) lines!: BillLine[]
  @Prop(money) taxablePaise!: Paise
  @Prop(money) cgstPaise!: Paise
  @Prop(money) sgstPaise!: Paise
  @Prop(money) igstPaise!: Paise
  /** What the total was rounded up or, below zero, down. */
  @Prop(money) roundingPaise!: Paise
  @Prop({ ...money, min: 1 }) totalPaise!: Paise
  @Prop({ type: Number, default: NO_MONEY, min: 0 }) paidPaise!: Paise
  /** Always total - paid, and nothing once it is cancelled; stored so that a payment can be a condition on one field. */
  @Prop({ ...money, min: 0 }) openPaise!: Paise
  /** Whether the shop claims the tax back: it collects GST, and the supplier has a GSTIN. */
  @Prop({ type: Boolean, required: true }) isClaimable!: boolean
  @Prop({ type: String, enum: BILL_STATES, default: 'open' }) state!: BillState
  /** The batches that stand on it; none once it is cancelled. */
  @Prop({ type: [ObjectId], default: [] }) receipts!: Types.ObjectId[]
  /** A picture of the bill, which only admins may see. */
  @Prop({ type: ObjectId, default: null }) photo!: Types.ObjectId | null
  @Prop({ type: String, default: '' }) notes!: string
  /** The words by which a search finds it (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  @Prop({ type: Number, default: 0 }) version!: number
  /** Key of the request that entered the bill; repeating the request gives this bill. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  @Prop({ type: String, required: true }) createdBy!: string
  @Prop({ type: BillCancelledSchema, default: null }) cancelled!: BillCancelled | null
  createdAt!: Date
  updatedAt!: Date
}

/** A cancelled bill counts nowhere. */
export const COUNTING_BILLS = { state: { $ne: 'cancelled' } } as const

export const billWords = ({ number, supplierName }: Pick<SupplierBillDocument, 'number' | 'supplierName'>) =>
  searchWords([number, supplierName])

export const SupplierBillSchema = SchemaFactory.createForClass(SupplierBillDocument)
tellsChanges(SupplierBillSchema, 'bill')
// A supplier gives a number once in a financial year.
SupplierBillSchema.index(
  { supplier: 1, year: 1, numberKey: 1 },
  { unique: true, partialFilterExpression: { numberKey: { $type: 'string' } } },
)
// A batch stands on one bill. Empty lists would all be alike.
SupplierBillSchema.index(
  { receipts: 1 },
  { unique: true, partialFilterExpression: { receipts: { $type: 'objectId' } } },
)
SupplierBillSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
// On which bill a batch stands.
SupplierBillSchema.index({ receipts: 1, day: 1, _id: 1 })
// The console's list, by each of its filters and sorts; the first one also reads the books of a month.
for (const sort of ['day', 'dueDay', 'totalPaise', 'openPaise'])
  for (const filter of [[], ['supplier'], ['state']])
    SupplierBillSchema.index({
      ...Object.fromEntries([...filter, sort].map((field) => [field, 1])),
      _id: 1,
    })
SupplierBillSchema.index({ words: 1 })
SupplierBillSchema.index({ photo: 1 })
