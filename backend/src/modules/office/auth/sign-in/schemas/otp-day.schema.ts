import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type IstDay } from '../../../../../kernel/dates/ist.js'

/** One-time passwords of a day in India: how many were paid for, how many led to a sign-in. */
@Schema({ collection: 'otpdays', versionKey: false })
export class OtpDayDocument {
  /** `YYYY-MM-DD`. */
  @Prop({ type: String, required: true }) _id!: IstDay
  @Prop({ type: Number, default: 0 }) sent!: number
  /** Number of those sent to numbers that had neither ordered nor logged in. */
  @Prop({ type: Number, default: 0 }) toNewNumbers?: number
  @Prop({ type: Number, default: 0 }) verified!: number
}
export const OtpDaySchema = SchemaFactory.createForClass(OtpDayDocument)
