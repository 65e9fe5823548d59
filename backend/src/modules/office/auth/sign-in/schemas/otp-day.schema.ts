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
  /** Number of those asked for in browsers in which the number had not logged in, new numbers too. */
  @Prop({ type: Number, default: 0 }) toUnknownBrowsers?: number
  @Prop({ type: Number, default: 0 }) verified!: number
}
export const OtpDaySchema = SchemaFactory.createForClass(OtpDayDocument)
