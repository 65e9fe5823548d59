import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Business } from '../domain/business.js'

/** See `Business`. */
@Schema({ _id: false })
export class BusinessDocument implements Business {
  @Prop({ type: String, required: true }) gstin!: string
  @Prop({ type: String, required: true }) name!: string
}
export const BusinessSchema = SchemaFactory.createForClass(BusinessDocument)
