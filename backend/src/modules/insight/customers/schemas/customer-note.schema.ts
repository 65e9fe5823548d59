import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { ObjectId } from '../../../../platform/mongo/object-id.js'

/** A word of staff about a customer. It is never changed; it goes with the customer's account. */
@Schema({ collection: 'customernotes', versionKey: false })
export class CustomerNoteDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) customer!: Types.ObjectId
  /** Which of the customer's notes it is, from 0: two at once cannot both be the last that is kept. */
  @Prop({ type: Number, required: true, immutable: true }) seq!: number
  /** Natural key of the request that wrote it: the same request never makes two notes. */
  @Prop({ type: String, default: null, immutable: true }) requestKey!: string | null
  @Prop({ type: String, required: true, immutable: true }) text!: string
  /** Mobile number of the member of staff. */
  @Prop({ type: String, required: true, immutable: true }) by!: string
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
}
export const CustomerNoteSchema = SchemaFactory.createForClass(CustomerNoteDocument)
CustomerNoteSchema.index({ customer: 1, seq: -1 }, { unique: true })
CustomerNoteSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
