import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** An answer about a place, cached for all callers; it does not say who asked. */
@Schema({ collection: 'geoanswers', versionKey: false, minimize: false })
export class GeoAnswerDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Object, required: true }) value!: unknown
  @Prop({ type: Date, required: true }) expiresAt!: Date
}
export const GeoAnswerSchema = SchemaFactory.createForClass(GeoAnswerDocument)
// The index only cleans up: readers compare with the application's clock.
GeoAnswerSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 3600 })
