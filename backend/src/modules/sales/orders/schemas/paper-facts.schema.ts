import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type PaperBuyer, type PaperFacts, type PaperSeller } from '../domain/money/paper-facts.js'

/**
 * See `PaperFacts`: written once with the number of the paper. Only the name of a customer who left is
 * removed.
 */
@Schema({ _id: false })
export class PaperFactsDocument implements PaperFacts {
  @Prop({ type: Object, required: true }) seller!: PaperSeller
  @Prop({ type: Object, required: true }) buyer!: PaperBuyer
  @Prop({ type: String, default: '' }) placeOfSupply!: string
  @Prop({ type: [String], required: true }) products!: string[]
}
export const PaperFactsSchema = SchemaFactory.createForClass(PaperFactsDocument)
