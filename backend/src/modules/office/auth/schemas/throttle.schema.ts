import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** The last moments at which something limited happened, newest first, never more than its limit. */
@Schema({ collection: 'throttles', versionKey: false })
export class ThrottleDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: [Date], default: [] }) hits!: Date[]
  @Prop({ type: Date, required: true }) sweepAt!: Date
}
export const ThrottleSchema = SchemaFactory.createForClass(ThrottleDocument)
ThrottleSchema.index({ sweepAt: 1 }, { expireAfterSeconds: 86_400 })
