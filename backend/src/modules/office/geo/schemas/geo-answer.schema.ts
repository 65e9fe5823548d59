import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** An answer about a place, kept for everybody; nothing in it says who asked. */
@Schema({ collection: 'geoanswers', versionKey: false, minimize: false })
export class GeoAnswerDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Object, required: true }) value!: unknown
  @Prop({ type: Date, required: true }) expiresAt!: Date
}
export const GeoAnswerSchema = SchemaFactory.createForClass(GeoAnswerDocument)
// Only sweeps: readers compare with the application's clock.
GeoAnswerSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 3600 })
