import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'

/** The last import of one content: the same file twice must not double the stock. */
@Schema({ collection: 'imports', versionKey: false })
export class ImportDocument {
  /** Kind and hash of the content. */
  @Prop({ type: String, required: true }) _id!: string
  /** Lines that were imported. */
  @Prop({ type: Number, required: true }) count!: number
  /** Mobile number of the person. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
export const ImportSchema = SchemaFactory.createForClass(ImportDocument)
tellsChanges(ImportSchema, 'import')
