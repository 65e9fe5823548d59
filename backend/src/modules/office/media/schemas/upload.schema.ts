import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'

/** `storing` while its copies are written, `ready` to be shown, `removing` while they are deleted. */
export type UploadState = 'storing' | 'ready' | 'removing'

/** A picture that staff uploaded; its copies lie in the store. */
@Schema({ collection: 'uploads', versionKey: false })
export class UploadDocument {
  _id!: Types.ObjectId
  @Prop({ type: String, required: true }) state!: UploadState
  /** Size of the original, upright, in px. */
  @Prop({ type: Number, required: true }) width!: number
  @Prop({ type: Number, required: true }) height!: number
  @Prop({ type: [Number], required: true }) widths!: number[]
  /** Random part of the file name of a picture that only staff may see; empty for pictures in the shop. */
  @Prop({ type: String, default: '' }) secret!: string
  /** A document showed it once: orders may still show it, so it is kept longer. */
  @Prop({ type: Boolean, default: false }) wasUsed!: boolean
  /** When it was uploaded, or its use last changed. */
  @Prop({ type: Date, required: true }) touchedAt!: Date
}
export const UploadSchema = SchemaFactory.createForClass(UploadDocument)
// Finds the pictures that the clean-up checks.
UploadSchema.index({ touchedAt: 1, _id: 1 })
