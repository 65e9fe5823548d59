import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/**
 * Failed PINs of a staff number, from one network address or from all; failed second factors are counted
 * separately.
 */
@Schema({ collection: 'lockouts', versionKey: false })
export class LockoutDocument {
  /** `<number>@<network>`, or `<number>`; `<number>#code` in its place for second factors. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Number, default: 0 }) failures!: number
  @Prop({ type: Date, default: null }) lockedUntil!: Date | null
  @Prop({ type: Date, default: null }) lastFailureAt!: Date | null
  /** Time of the last right PIN; an address that had one is exempt from the lock by number. */
  @Prop({ type: Date, default: null }) succeededAt!: Date | null
  /** Changes with every write: a writer that read an older value must read again. */
  @Prop({ type: Number, default: 0 }) revision!: number
  @Prop({ type: Date, required: true }) touchedAt!: Date
}
export const LockoutSchema = SchemaFactory.createForClass(LockoutDocument)
LockoutSchema.index({ touchedAt: 1 }, { expireAfterSeconds: 180 * 86_400 })
