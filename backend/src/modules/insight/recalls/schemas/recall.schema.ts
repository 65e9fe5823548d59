import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'
import { RECALL_STATUSES, type RecallStatus } from '../domain/recall-machine.js'
import { type RecallReport } from '../domain/report.js'

/** A batch that a recall begins from. */
@Schema({ _id: false })
export class RecallRoot {
  @Prop({ type: ObjectId, required: true }) stockId!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
}
const RecallRootSchema = SchemaFactory.createForClass(RecallRoot)

/** What was reached when it began. */
@Schema({ _id: false })
export class RecallFinds {
  @Prop({ type: Number, required: true }) batches!: number
  @Prop({ type: Number, required: true }) orders!: number
  /** How long the search took. */
  @Prop({ type: Number, required: true }) tookMs!: number
}
const RecallFindsSchema = SchemaFactory.createForClass(RecallFinds)

/** Batches are called back, or it is practised (docs/domain/workshop.md#recall). Customers are known by their orders alone. */
@Schema({ collection: 'recalls', versionKey: false })
export class RecallDocument implements Versioned {
  _id!: Types.ObjectId
  /** The batch that it began with. */
  @Prop({ type: ObjectId, required: true, immutable: true }) stock!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) batchNumber!: string
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  /** The first batch and those that were added. */
  @Prop({ type: [RecallRootSchema], required: true }) roots!: RecallRoot[]
  /** Practised: nothing outside the recall changes. */
  @Prop({ type: Boolean, required: true, immutable: true }) drill!: boolean
  @Prop({ type: String, required: true, immutable: true }) reason!: string
  @Prop({ type: String, enum: RECALL_STATUSES, required: true }) status!: RecallStatus
  /** The message to the customers, with places for what differs; empty for the usual message. */
  @Prop({ type: String, default: '' }) message!: string
  /** Batches that it froze; in a drill, those that it would have frozen. */
  @Prop({ type: [ObjectId], default: [] }) frozen!: Types.ObjectId[]
  @Prop({ type: RecallFindsSchema, required: true, immutable: true }) found!: RecallFinds
  @Prop({ type: String, required: true, immutable: true }) startedBy!: string
  @Prop({ type: Date, required: true, immutable: true }) startedAt!: Date
  @Prop({ type: String, default: null }) closedBy!: string | null
  @Prop({ type: Date, default: null }) closedAt!: Date | null
  /** The report as it was when the recall was closed. */
  @Prop({ type: Object, default: null }) report!: RecallReport | null
  /** Edits of the message. */
  @Prop({ type: Number, default: 0 }) version!: number
  /** Counts the writes, so that rivals conflict. */
  @Prop({ type: Number, default: 0 }) writes!: number
}

export const RecallSchema = SchemaFactory.createForClass(RecallDocument)
tellsChanges(RecallSchema, 'recall')
// A batch has one open recall and one open drill at a time: two clicks begin one.
RecallSchema.index({ stock: 1, drill: 1 }, { unique: true, partialFilterExpression: { status: 'open' } })
RecallSchema.index({ startedAt: -1, _id: -1 })
RecallSchema.index({ batchNumber: 1, startedAt: -1, _id: -1 })
for (const field of ['status', 'drill']) RecallSchema.index({ [field]: 1, startedAt: -1, _id: -1 })
// The last drill.
RecallSchema.index({ drill: 1, closedAt: -1 })

/** Plain data of a recall. */
export type StoredRecall = Readonly<RecallDocument>

/** `_id` (hex) of the batches that it begins from. */
export const rootsOf = ({ roots }: StoredRecall): string[] => roots.map(({ stockId }) => String(stockId))
