import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type ShopSettings } from '../../domain/shop-settings.js'

/** One changed value; `field` is its place, `address.line`. */
export interface SettingsChange {
  field: string
  before?: unknown
  after?: unknown
}

/** The settings after one save: who, when, what changed. Written once, never changed. */
@Schema({ collection: 'settingsversions', versionKey: false, minimize: false })
export class SettingsVersionDocument {
  /** The version that the save created. */
  @Prop({ type: Number, required: true }) _id!: number
  @Prop({ type: Date, required: true }) at!: Date
  /** Mobile number of the staff member. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: [Object], default: [] }) changes!: SettingsChange[]
  /** All values that differed from the defaults after this save. */
  @Prop({ type: Object, default: {} }) changed!: Partial<ShopSettings>
  /** The version whose values were restored, if any. */
  @Prop({ type: Number, default: null }) restored!: number | null
}
export const SettingsVersionSchema = SchemaFactory.createForClass(SettingsVersionDocument)
SettingsVersionSchema.index({ at: 1 })
// Which pictures of the landing page are shown: asked before one is deleted.
for (const place of ['hero.picture', 'kitchen.steps.picture'])
  SettingsVersionSchema.index(
    { [`changed.landing.${place}.upload`]: 1 },
    { partialFilterExpression: { [`changed.landing.${place}.upload`]: { $type: 'string' } } },
  )
