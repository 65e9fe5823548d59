import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { ObjectId } from '../../../../platform/mongo/object-id.js'

/**
 * An order of a customer was made or changed: what is kept of the customer's orders is out of date. Each change has a row
 * of its own, so that two orders of one customer never conflict here.
 */
@Schema({ collection: 'customerchanges', versionKey: false })
export class CustomerChangeDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) userId!: Types.ObjectId
}
export const CustomerChangeSchema = SchemaFactory.createForClass(CustomerChangeDocument)
CustomerChangeSchema.index({ userId: 1 })
