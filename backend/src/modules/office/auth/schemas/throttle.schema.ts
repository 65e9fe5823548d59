import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** The last times of a limited event, newest first, at most as many as its limit. */
@Schema({ collection: 'throttles', versionKey: false })
export class ThrottleDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: [Date], default: [] }) hits!: Date[]
  @Prop({ type: Date, required: true }) sweepAt!: Date
}
export const ThrottleSchema = SchemaFactory.createForClass(ThrottleDocument)
ThrottleSchema.index({ sweepAt: 1 }, { expireAfterSeconds: 86_400 })
