import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'

/** Filters and an order under a name. */
export interface ListView {
  name: string
  /** The filters as JSON: their names and values are the person's, never part of a query. */
  filter: string
  sort: { field: string; order: 'ASC' | 'DESC' }
}

/** How a person wants one list of the console. */
export interface OwnList {
  views: ListView[]
  /** Sources of the columns that are not shown. */
  hidden: string[]
  changedAt: Date
}

/** How one member of staff wants the lists of the console (docs/domain/people.md#own-lists). */
@Schema({ collection: 'ownlists', versionKey: false, minimize: false })
export class OwnListsDocument {
  /** The account's id. */
  @Prop({ type: String, required: true }) _id!: string
  /** By the name of the list. Each is written by itself, so that two devices keep each other's. */
  @Prop({ type: Object, default: {} }) lists!: Record<string, OwnList>
}
export const OwnListsSchema = SchemaFactory.createForClass(OwnListsDocument)
