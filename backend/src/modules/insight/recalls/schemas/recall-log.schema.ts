import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { RECALL_STEPS, type RecallStep } from '../domain/steps.js'

/** One thing that was done in a recall: written with it, never changed. */
@Schema({ collection: 'recalllog', versionKey: false })
export class RecallLogDocument {
  _id!: Types.ObjectId
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true, immutable: true }) recall!: Types.ObjectId
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  /** Mobile number of the staff member. */
  @Prop({ type: String, required: true, immutable: true }) by!: string
  @Prop({ type: String, enum: RECALL_STEPS, required: true, immutable: true }) step!: RecallStep
  /** The batch or the order. */
  @Prop({ type: String, default: '', immutable: true }) about!: string
  /** Reason, amount, reference: what there is to say about it. */
  @Prop({ type: String, default: '', immutable: true }) detail!: string
}

export const RecallLogSchema = SchemaFactory.createForClass(RecallLogDocument)
tellsChanges(RecallLogSchema, 'recall')
RecallLogSchema.index({ recall: 1, _id: 1 })
function appendOnly() {
  throw new Error('The log of a recall is append-only')
}
RecallLogSchema.pre(
  ['updateOne', 'updateMany', 'findOneAndUpdate', 'replaceOne', 'findOneAndReplace'],
  appendOnly,
)
RecallLogSchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly)
