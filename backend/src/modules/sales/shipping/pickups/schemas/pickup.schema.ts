import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'

/** A van that the courier was asked for. The intent is written before the courier is called. */
@Schema({ collection: 'pickups', versionKey: false })
export class PickupDocument {
  /** Place and day: one van each. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true }) location!: string
  @Prop({ type: String, required: true }) day!: IstDay
  @Prop({ type: String, required: true }) time!: string
  @Prop({ type: Number, required: true }) parcels!: number
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
  /** The courier's; null until it has answered. */
  @Prop({ type: String, default: null }) number!: string | null
  /** Which process makes the call, and until when no other one does. */
  @Prop({ type: String, required: true }) token!: string
  @Prop({ type: Date, required: true }) leaseUntil!: Date
}
export const PickupSchema = SchemaFactory.createForClass(PickupDocument)
tellsChanges(PickupSchema, 'pickup')
PickupSchema.index({ day: -1 })
