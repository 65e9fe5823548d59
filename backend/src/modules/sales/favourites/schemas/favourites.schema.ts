import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Favourite } from '../domain/favourites.js'

/** What customers take, as counted last: one document, without any customer in it. */
@Schema({ collection: 'favourites', versionKey: false })
export class FavouritesDocument {
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: Date, required: true }) countedAt!: Date
  @Prop({ type: [Object], default: [] }) pickles!: Favourite[]
}
export const FavouritesSchema = SchemaFactory.createForClass(FavouritesDocument)
