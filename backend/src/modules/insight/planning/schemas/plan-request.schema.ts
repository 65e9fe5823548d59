import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'

const KEPT_DAYS = 30

/** A request that made runs of the plan: repeating it within a month gives the same runs. */
@Schema({ collection: 'planrequests', versionKey: false })
export class PlanRequestDocument {
  /** The person who sent the request, and its key. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: [MongooseSchema.Types.ObjectId], required: true }) runs!: Types.ObjectId[]
}
export const PlanRequestSchema = SchemaFactory.createForClass(PlanRequestDocument)
PlanRequestSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 })
