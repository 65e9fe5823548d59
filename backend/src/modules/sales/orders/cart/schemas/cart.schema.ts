import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../../kernel/amounts/money.js'
import { ObjectId } from '../../../../../platform/mongo/object-id.js'
import { BusinessDocument, BusinessSchema } from '../../schemas/business.schema.js'

@Schema({ _id: false })
export class CartLineDocument {
  @Prop({ type: ObjectId, required: true }) productId!: Types.ObjectId
  /** Number of jars. */
  @Prop({ type: Number, required: true, min: 1 }) quantity!: number
  @Prop({ type: Number, required: true }) priceWhenAddedPaise!: Paise
  /** The price that the customer was last shown; placing at another price is refused. */
  @Prop({ type: Number, required: true }) seenPaise!: Paise
}
const CartLineSchema = SchemaFactory.createForClass(CartLineDocument)

/** The order that emptied this cart, for a second click that arrives when the cart is already empty. */
@Schema({ _id: false })
export class PlacedFromCart {
  @Prop({ type: String, required: true }) requestKey!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const PlacedFromCartSchema = SchemaFactory.createForClass(PlacedFromCart)

/** A customer's only cart; the address stays when its lines become an order. */
@Schema({ collection: 'carts', versionKey: false })
export class CartDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) userId!: Types.ObjectId
  /** Increased by every change of lines or address; each change is conditional on it. */
  @Prop({ type: Number, default: 0 }) version!: number
  @Prop({ type: [CartLineSchema], default: [] }) lines!: CartLineDocument[]
  @Prop({ type: String, default: '' }) contactName!: string
  @Prop({ type: String, default: '' }) contactNumber!: string
  @Prop({ type: String, default: '' }) address!: string
  @Prop({ type: String, default: '' }) city!: string
  @Prop({ type: String, default: '' }) state!: string
  @Prop({ type: String, default: '' }) postalCode!: string
  /** The business that buys; null for a consumer. */
  @Prop({ type: BusinessSchema, default: null }) buyer!: BusinessDocument | null
  /** The delivery charge that was last shown; null when none was. */
  @Prop({ type: Number, default: null }) seenDeliveryPaise!: Paise | null
  /** Set when the cart's lines became an order, cleared by the next change. */
  @Prop({ type: PlacedFromCartSchema, default: null }) placed!: PlacedFromCart | null
  /** Increased by other actions of a customer that must run one after another. */
  @Prop({ type: Number, default: 0 }) turns!: number
}
export const CartSchema = SchemaFactory.createForClass(CartDocument)
CartSchema.index({ userId: 1 }, { unique: true })
