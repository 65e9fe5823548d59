import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { tellsChanges } from '../mongo/change-log.service.js'

/** Counts of one run, for the log and the staff page. */
export type JobResult = Record<string, number>

/** A finished run. */
@Schema({ _id: false })
export class JobRun {
  @Prop({ type: Date, required: true }) startedAt!: Date
  @Prop({ type: Date, required: true }) finishedAt!: Date
  @Prop({ type: Boolean, required: true }) ok!: boolean
  /** Mobile number of the employee who asked for it; null for a scheduled run. */
  @Prop({ type: String, default: null }) by!: string | null
  /** Absent when nothing was counted. */
  @Prop({ type: Object }) result?: JobResult
}
const JobRunSchema = SchemaFactory.createForClass(JobRun)

@Schema({ _id: false })
export class JobFailure {
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, required: true }) message!: string
}
const JobFailureSchema = SchemaFactory.createForClass(JobFailure)

/** One job: who holds its lease, and how its last run ended. */
@Schema({ collection: 'jobs', versionKey: false })
export class JobDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, default: null }) holder!: string | null
  @Prop({ type: Date, required: true }) leaseUntil!: Date
  /** The last turn of the schedule that a process has taken; each is taken once. */
  @Prop({ type: Date, default: null }) turn!: Date | null
  /** Start of the current run, or of one whose process died. */
  @Prop({ type: Date, default: null }) startedAt!: Date | null
  @Prop({ type: JobRunSchema, default: null }) last!: JobRun | null
  @Prop({ type: JobFailureSchema, default: null }) lastFailure!: JobFailure | null
  /** Runs that failed one after the other, up to the last one. */
  @Prop({ type: Number, default: 0 }) failuresInRow!: number
}
export const JobSchema = SchemaFactory.createForClass(JobDocument)
// That a lease was taken or renewed, every minute, changes no screen.
tellsChanges(JobSchema, 'job', { only: (update) => 'last' in ((update as { $set?: object }).$set ?? {}) })
