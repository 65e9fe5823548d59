import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type ShopSettings } from '../domain/shop-settings.js'

/** The one document that holds what the owner changed; everything else has its default. */
@Schema({ collection: 'settings', versionKey: false, minimize: false })
export class SettingsDocument {
  @Prop({ type: String, required: true }) _id!: 'shop'
  @Prop({ type: Object, default: {} }) changed!: Partial<ShopSettings>
  @Prop({ type: Number, default: 0 }) version!: number
}
export const SettingsSchema = SchemaFactory.createForClass(SettingsDocument)
tellsChanges(SettingsSchema, 'setting')
