import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** When any process may call a service next. */
@Schema({ collection: 'geogates', versionKey: false })
export class RequestGateDocument {
  @Prop({ type: String, required: true }) _id!: string
  /** Milliseconds of the machine's clock; a number, so that places in the queue are assigned by `$inc`. */
  @Prop({ type: Number, required: true }) nextAtMs!: number
}
export const RequestGateSchema = SchemaFactory.createForClass(RequestGateDocument)
