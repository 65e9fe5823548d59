import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

/** A place that stock lies in and is sold from (back-office spec 3). */
@Schema({ collection: 'outlets', timestamps: true })
export class OutletDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, required: true }) mobileNumberOutlet!: string
  /** Hash of the outlet's code, which is never shown back; null until one is set. */
  @Prop({ type: String, default: null }) otpHash!: string | null
  @Prop({ type: String, default: 'Outlet' }) roleOutlet!: string
  @Prop({ type: String, required: true }) email!: string
  @Prop({ type: String, required: true }) address!: string
  @Prop({ type: Date, required: true }) date!: Date
  createdAt!: Date
  updatedAt!: Date
}

export const OutletSchema = SchemaFactory.createForClass(OutletDocument)
OutletSchema.index({ mobileNumberOutlet: 1 }, { unique: true })
OutletSchema.index({ name: 1, _id: 1 })
