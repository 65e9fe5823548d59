import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type LiveKind } from '../../kernel/access/live-kinds.js'

/** `session` is for the streams themselves: one of the sessions that they belong to may have ended. */
export type ToldKind = LiveKind | 'session'

/** That something changed: never what it is now. Without an id: several, or it is not known which. */
@Schema({ _id: false })
export class Change {
  @Prop({ type: String, required: true }) kind!: ToldKind
  @Prop({ type: String, default: null }) id!: string | null
}
const ChangeSchema = SchemaFactory.createForClass(Change)

/** What one process changed in a moment. The numbers have no gap, so a reader that goes on from one misses none. */
@Schema({ collection: 'changes', versionKey: false })
export class ChangesDocument {
  @Prop({ type: Number, required: true }) _id!: number
  /** By the machine's clock. */
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: [ChangeSchema], required: true }) changes!: Change[]
}
export const ChangesSchema = SchemaFactory.createForClass(ChangesDocument)
