import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** Until when the counters are known to be right: the next refresh looks at what moved since. */
@Schema({ collection: 'stockcheckpoints', versionKey: false })
export class StockCheckpointDocument {
  @Prop({ type: String, required: true }) _id!: 'stock'
  @Prop({ type: Date, required: true }) checkedUntil!: Date
}

export const StockCheckpointSchema = SchemaFactory.createForClass(StockCheckpointDocument)
