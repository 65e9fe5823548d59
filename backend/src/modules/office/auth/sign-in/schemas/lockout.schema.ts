import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** Failed PINs of a staff number, from one network address or from anywhere; failed second factors apart from them. */
@Schema({ collection: 'lockouts', versionKey: false })
export class LockoutDocument {
  /** `<number>@<network>`, or `<number>`; `<number>#code` in its place for second factors. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Number, default: 0 }) failures!: number
  @Prop({ type: Date, default: null }) lockedUntil!: Date | null
  @Prop({ type: Date, default: null }) lastFailureAt!: Date | null
  /** Last right PIN; an address that had one is not kept out by the backstop. */
  @Prop({ type: Date, default: null }) succeededAt!: Date | null
  /** Changes with every write: a writer that read an older one must read again. */
  @Prop({ type: Number, default: 0 }) revision!: number
  @Prop({ type: Date, required: true }) touchedAt!: Date
}
export const LockoutSchema = SchemaFactory.createForClass(LockoutDocument)
LockoutSchema.index({ touchedAt: 1 }, { expireAfterSeconds: 180 * 86_400 })
