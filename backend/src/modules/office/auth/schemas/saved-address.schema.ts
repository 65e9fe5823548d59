import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { ObjectId } from '../../../../platform/mongo/object-id.js'

/** An address that a customer keeps beside the default one. */
@Schema({ _id: false })
export class SavedAddressDocument {
  @Prop({ type: ObjectId, required: true }) id!: Types.ObjectId
  /** What the customer calls it: Home, Amma. */
  @Prop({ type: String, default: '' }) label!: string
  /** Who receives there; empty: the customer. */
  @Prop({ type: String, default: '' }) name!: string
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) city!: string
  @Prop({ type: String, default: '' }) state!: string
  @Prop({ type: String, default: '' }) postalCode!: string
  /** Text of its place on the map. */
  @Prop({ type: String, default: '' }) location!: string
}
export const SavedAddressSchema = SchemaFactory.createForClass(SavedAddressDocument)
