import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products } from '../../../stock/catalog/products.service.js'
import { type CartAddressField } from '../cart/carts.service.js'
import { type Business } from '../domain/business.js'
import { type Channel, type Handover } from '../domain/channel.js'
import { type Basket, Checkout, type QuotedCart } from '../placing/checkout.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Jars that a customer ordered from staff, with the price per jar that staff told them. */
export interface WantedLine {
  /** `Id` or `_id` of the product. */
  id: string
  quantity: number
  toldPaise: Paise
}

/** An order as staff entered it. */
export interface StaffOrder {
  userId: string
  channel: Exclude<Channel, 'shop'>
  /** Mobile number of the staff member who took it. */
  by: string
  handover: Handover
  lines: readonly WantedLine[]
  /** The delivery charge that staff told the customer. */
  toldDeliveryPaise: Paise
  place: Record<CartAddressField, string>
  buyer: Business | null
  /** Key of the request: repeating it creates no second order. */
  key: string
  /** The customer pays later and is told where; a customer who pays at once is told that it is paid. */
  isPaidLater: boolean
  /** Whoever takes it may keep only so many jars from others. */
  isByPacker: boolean
  /** Runs in the placing transaction after the order was inserted; may run again. No outside calls. */
  alongside?: (order: StoredOrder) => Promise<void>
}

/** The address of an order that is not sent. */
const PICK_UP = 'Pick-up at the shop'

/** Turns what staff entered into a basket that can be placed. */
@Injectable()
export class StaffBaskets {
  constructor(
    private readonly products: Products,
    private readonly checkout: Checkout,
    private readonly settings: Settings,
  ) {}

  /**
   * Call it outside any transaction, since it asks the courier for the delivery charge.
   * @throws InvalidInput, NotFound (product), AppError PIN_NOT_SERVICEABLE
   */
  async quote(order: StaffOrder): Promise<QuotedCart> {
    return this.checkout.quote(await this.basket(order), order.handover)
  }

  private async basket(order: StaffOrder): Promise<Basket> {
    const { userId, lines, toldDeliveryPaise, buyer: business } = order
    const resolved: Basket['lines'] = []
    for (const { id, quantity, toldPaise } of lines) {
      const { _id: productId } = await this.products.resolve(id)
      if (resolved.some((line) => line.productId.equals(productId)))
        throw new InvalidInput('A product stands on two lines.', { lines: 'Each product on one line.' })
      resolved.push({ productId, quantity, priceWhenAddedPaise: toldPaise, seenPaise: toldPaise })
    }
    const buyer = new Types.ObjectId(userId)
    const place = await this.placeOf(order)
    return {
      userId: buyer,
      lines: resolved,
      ...place,
      buyer: business,
      seenDeliveryPaise: toldDeliveryPaise,
    }
  }

  /** Jars that are picked up change hands at the shop, which is therefore their place of supply. */
  private async placeOf({ handover, place }: StaffOrder): Promise<StaffOrder['place']> {
    if (handover !== 'pickup') return place
    const { city, state, pin } = (await this.settings.current()).address
    return { ...place, address: PICK_UP, city, state, postalCode: pin }
  }
}
