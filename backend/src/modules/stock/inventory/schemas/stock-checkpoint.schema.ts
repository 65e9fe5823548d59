import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** The time until which the counters are known to be right: the next refresh checks what moved since. */
@Schema({ collection: 'stockcheckpoints', versionKey: false })
export class StockCheckpointDocument {
  @Prop({ type: String, required: true }) _id!: 'stock'
  @Prop({ type: Date, required: true }) checkedUntil!: Date
}

export const StockCheckpointSchema = SchemaFactory.createForClass(StockCheckpointDocument)
