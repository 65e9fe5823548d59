import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** A month that was closed: by whom and when. */
@Schema({ _id: false })
export class ClosingOfMonthDocument {
  /** `YYYY-MM`. */
  @Prop({ type: String, required: true, match: /^\d{4}-\d{2}$/ }) month!: string
  @Prop({ type: Date, required: true }) at!: Date
  /** Mobile number of the owner. */
  @Prop({ type: String, required: true }) by!: string
}
const ClosingOfMonthSchema = SchemaFactory.createForClass(ClosingOfMonthDocument)

export const BOOKS_ID = 'books'

/**
 * Up to which month the books are closed: one document. Whatever is dated writes to it in its transaction, and so
 * does the closing, so that the later of two waits for the earlier (ADR 3).
 */
@Schema({ collection: 'books', versionKey: false })
export class BooksDocument {
  @Prop({ type: String, required: true }) _id!: string
  /** The last closed month, `YYYY-MM`, and with it every month before; null when none is closed. */
  @Prop({ type: String, default: null }) through!: string | null
  @Prop({ type: [ClosingOfMonthSchema], default: [] }) closings!: ClosingOfMonthDocument[]
  /** Increased by every dated write. */
  @Prop({ type: Number, default: 0 }) revision!: number
}
export const BooksSchema = SchemaFactory.createForClass(BooksDocument)
