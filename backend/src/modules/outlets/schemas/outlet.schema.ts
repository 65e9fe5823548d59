import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

/** A place that stock lies in and is sold from. */
@Schema({ collection: 'outlets', timestamps: true })
export class OutletDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, required: true }) mobileNumberOutlet!: string
  /** Argon2id of the outlet's code, which is never shown back; null until one is set. */
  @Prop({ type: String, default: null }) otpHash!: string | null
  @Prop({ type: String, default: 'Outlet' }) roleOutlet!: string
  @Prop({ type: String, required: true }) email!: string
  @Prop({ type: String, required: true }) address!: string
  @Prop({ type: Date, required: true }) date!: Date
  /** Batches ever put here: each receipt writes the outlet, so that its deletion meets it. */
  @Prop({ type: Number, default: 0 }) receipts!: number
  @Prop({ type: Number, default: 0 }) version!: number
  createdAt!: Date
  updatedAt!: Date
}

export const OutletSchema = SchemaFactory.createForClass(OutletDocument)
OutletSchema.index({ mobileNumberOutlet: 1 }, { unique: true })
OutletSchema.index({ name: 1, _id: 1 })
