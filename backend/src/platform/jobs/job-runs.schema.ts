import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** One scheduled job: who holds its lease, and how its last run ended. */
@Schema({ collection: 'jobs', versionKey: false })
export class JobRecord {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, default: null }) holder!: string | null
  @Prop({ type: Date, required: true }) leaseUntil!: Date
  @Prop({ type: Date, default: null }) startedAt!: Date | null
  @Prop({ type: Date, default: null }) finishedAt!: Date | null
  @Prop({ type: Boolean, default: null }) ok!: boolean | null
  @Prop({ type: Object, default: {} }) result!: Record<string, number | string>
}
export const JobSchema = SchemaFactory.createForClass(JobRecord)
