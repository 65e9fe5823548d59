import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** An answer of the courier that stays good for a while; shared by all processes. */
@Schema({ collection: 'couriercache', versionKey: false })
export class CourierCacheDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Object, required: true }) value!: unknown
  @Prop({ type: Date, required: true }) expiresAt!: Date
}
export const CourierCacheSchema = SchemaFactory.createForClass(CourierCacheDocument)
// Only sweeps: readers compare with the application's clock.
CourierCacheSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 3600 })
