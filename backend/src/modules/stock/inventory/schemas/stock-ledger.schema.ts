import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import {
  CAUSE_DOCUMENTS,
  type CauseDocument,
  type CorrectionReason,
  LEDGER_KINDS,
  type LedgerKind,
} from '../domain/ledger.js'

@Schema({ _id: false })
export class LedgerCause {
  @Prop({ type: String, enum: CAUSE_DOCUMENTS, required: true }) document!: CauseDocument
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: Number, required: true }) line!: number
}
const LedgerCauseSchema = SchemaFactory.createForClass(LedgerCause)

@Schema({ _id: false })
export class LedgerDelta {
  @Prop({ type: Number, required: true }) quantityMilli!: Milli
  @Prop({ type: Number, required: true }) reservedMilli!: Milli
  @Prop({ type: Number, required: true }) usedMilli!: Milli
}
const LedgerDeltaSchema = SchemaFactory.createForClass(LedgerDelta)

/** One movement of one batch, written in the transaction of its cause and never changed. */
@Schema({ collection: 'stockledger', versionKey: false })
export class StockLedgerDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) stock!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  @Prop({ type: String, enum: LEDGER_KINDS, required: true, immutable: true }) kind!: LedgerKind
  @Prop({ type: LedgerDeltaSchema, required: true, immutable: true }) delta!: LedgerDelta
  @Prop({ type: LedgerCauseSchema, required: true, immutable: true }) cause!: LedgerCause
  /**
   * How often this cause and line made this kind of movement before. Two concurrent movements conflict on
   * the unique index.
   */
  @Prop({ type: Number, required: true, immutable: true }) seq!: number
  /** Mobile number of the person, or the name of the job. */
  @Prop({ type: String, required: true, immutable: true }) by!: string
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  /** Reason of a correction. */
  @Prop({ type: String, default: '', immutable: true }) reason!: CorrectionReason | ''
  /** The person's note on a correction. */
  @Prop({ type: String, default: '', immutable: true }) note!: string
}

export const StockLedgerSchema = SchemaFactory.createForClass(StockLedgerDocument)
StockLedgerSchema.index(
  { 'cause.id': 1, 'cause.line': 1, kind: 1, seq: 1, 'cause.document': 1 },
  { unique: true },
)
StockLedgerSchema.index({ stock: 1, _id: 1 })
StockLedgerSchema.index({ product: 1 })
// What moved since a day.
StockLedgerSchema.index({ at: 1 })
function appendOnly() {
  throw new Error('The stock ledger is append-only')
}
StockLedgerSchema.pre(
  ['updateOne', 'updateMany', 'findOneAndUpdate', 'replaceOne', 'findOneAndReplace'],
  appendOnly,
)
StockLedgerSchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly)
