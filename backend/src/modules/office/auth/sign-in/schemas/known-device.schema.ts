import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** A browser in which somebody has logged in with a number. */
@Schema({ collection: 'knowndevices', versionKey: false })
export class KnownDeviceDocument {
  /** `<number>@<device>`. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Date, required: true }) signedInAt!: Date
}
export const KnownDeviceSchema = SchemaFactory.createForClass(KnownDeviceDocument)
KnownDeviceSchema.index({ signedInAt: 1 }, { expireAfterSeconds: 400 * 86_400 })
