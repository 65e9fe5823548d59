import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../../../kernel/amounts/money.js'
import { tellsChanges } from '../../../../../platform/mongo/change-log.service.js'
import { type CashSums } from '../domain/cash.js'

const amount = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }
const sum = { type: Number, default: NO_MONEY, min: 0, validate: amount } as const

/** The cash drawer from its opening to its count. */
@Schema({ collection: 'drawers', versionKey: false })
export class DrawerDocument implements CashSums {
  _id!: Types.ObjectId
  @Prop({ type: String, enum: ['open', 'closed'], default: 'open' }) status!: 'open' | 'closed'
  /** Key of the opening request: repeating it opens no second drawer. */
  @Prop({ type: String, required: true, immutable: true }) requestKey!: string
  @Prop({ type: Date, required: true, immutable: true }) openedAt!: Date
  @Prop({ type: String, required: true, immutable: true }) openedBy!: string
  @Prop({ ...sum, immutable: true }) floatPaise!: Paise
  @Prop(sum) salesPaise!: Paise
  @Prop(sum) refundsPaise!: Paise
  @Prop(sum) inPaise!: Paise
  @Prop(sum) outPaise!: Paise
  /**
   * The cash that should be in the drawer. It is stored next to its parts, so that one condition prevents
   * giving out more.
   */
  @Prop(sum) cashPaise!: Paise
  @Prop({ type: Date, default: null }) closedAt!: Date | null
  @Prop({ type: String, default: null }) closedBy!: string | null
  @Prop({ type: Number, default: null, min: 0 }) countedPaise!: Paise | null
  /** Counted minus expected; negative when cash is missing. */
  @Prop({ type: Number, default: null }) differencePaise!: Paise | null
  @Prop({ type: String, default: '' }) note!: string
  /** Increased by every movement as its first write. */
  @Prop({ type: Number, default: 0 }) revision!: number
}
export const DrawerSchema = SchemaFactory.createForClass(DrawerDocument)
tellsChanges(DrawerSchema, 'drawer')
DrawerSchema.index({ requestKey: 1 }, { unique: true })
DrawerSchema.index({ openedAt: -1, _id: -1 })
DrawerSchema.index({ closedAt: 1 })
// Only one drawer is open at a time.
DrawerSchema.index({ status: 1 }, { unique: true, partialFilterExpression: { status: 'open' } })
