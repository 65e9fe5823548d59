import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** A cached answer of the courier; shared by all processes. */
@Schema({ collection: 'couriercache', versionKey: false })
export class CourierCacheDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Object, required: true }) value!: unknown
  @Prop({ type: Date, required: true }) expiresAt!: Date
}
export const CourierCacheSchema = SchemaFactory.createForClass(CourierCacheDocument)
// The index only cleans up: readers compare with the application's clock.
CourierCacheSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 3600 })
