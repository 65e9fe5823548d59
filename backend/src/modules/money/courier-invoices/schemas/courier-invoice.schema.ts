import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type OwnColumns } from '../domain/invoice-columns.js'

/** One invoice of the courier; its sums are those of its charges. */
@Schema({ collection: 'courierinvoices', versionKey: false })
export class CourierInvoiceDocument {
  /** The courier's number of it. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) day!: IstDay
  @Prop({ type: Number, default: 0 }) lines!: number
  /** Charges that wait for a person. */
  @Prop({ type: Number, default: 0 }) openLines!: number
  @Prop({ type: Number, default: 0, validate: integer }) chargePaise!: Paise
  /** GST on the charges. */
  @Prop({ type: Number, default: 0, validate: integer }) taxPaise!: Paise
  /** Hash of the imported file: the same file under another number is refused. */
  @Prop({ type: String, required: true }) hash!: string
  /** The headings of its columns, which the next file most likely has too. */
  @Prop({ type: Object, default: {} }) columns!: OwnColumns
  @Prop({ type: Date, required: true }) importedAt!: Date
  /** Increased by every import and decision as its first write. */
  @Prop({ type: Number, default: 0 }) revision!: number
}

export const CourierInvoiceSchema = SchemaFactory.createForClass(CourierInvoiceDocument)
tellsChanges(CourierInvoiceSchema, 'courier-charge')
CourierInvoiceSchema.index({ day: -1, _id: -1 })
CourierInvoiceSchema.index({ hash: 1 })
CourierInvoiceSchema.index({ importedAt: -1 })

/** Plain data of an invoice. */
export type StoredInvoice = Readonly<CourierInvoiceDocument>
