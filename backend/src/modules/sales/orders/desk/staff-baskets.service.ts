import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products } from '../../../stock/catalog/products.service.js'
import { type CartAddressField } from '../cart/carts.service.js'
import { type Channel, type Handover } from '../domain/channel.js'
import { type Basket, Checkout, type QuotedCart } from '../placing/checkout.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Jars that a customer ordered from staff, with the price of one jar that staff told. */
export interface WantedLine {
  /** `Id` or `_id` of the product. */
  id: string
  quantity: number
  toldPaise: Paise
}

/** An order as staff wrote it down. */
export interface StaffOrder {
  userId: string
  channel: Exclude<Channel, 'shop'>
  /** Mobile number of who took it. */
  by: string
  handover: Handover
  lines: readonly WantedLine[]
  /** The delivery charge that staff told. */
  toldDeliveryPaise: Paise
  place: Record<CartAddressField, string>
  /** Makes one order, however often it comes. */
  key: string
  /** Its customer pays it later, and hears where; one who pays at once hears that it is paid. */
  isPaidLater: boolean
  /** Runs in the placing transaction after the order was inserted; may run again. No outside calls. */
  alongside?: (order: StoredOrder) => Promise<void>
}

/** What an order that nobody sends has for an address. */
const PICK_UP = 'Pick-up at the shop'

/** What staff entered, in a form that can be placed. */
@Injectable()
export class StaffBaskets {
  constructor(
    private readonly products: Products,
    private readonly checkout: Checkout,
    private readonly settings: Settings,
  ) {}

  /**
   * Outside any transaction: it asks the courier for the delivery charge.
   * @throws InvalidInput, NotFound (product), AppError PIN_NOT_SERVICEABLE
   */
  async quote(order: StaffOrder): Promise<QuotedCart> {
    return this.checkout.quote(await this.basket(order), order.handover)
  }

  private async basket(order: StaffOrder): Promise<Basket> {
    const { userId, lines, toldDeliveryPaise } = order
    const resolved: Basket['lines'] = []
    for (const { id, quantity, toldPaise } of lines) {
      const { _id: productId } = await this.products.resolve(id)
      if (resolved.some((line) => line.productId.equals(productId)))
        throw new InvalidInput('A product stands on two lines.', { lines: 'Each product on one line.' })
      resolved.push({ productId, quantity, priceWhenAddedPaise: toldPaise, seenPaise: toldPaise })
    }
    const buyer = new Types.ObjectId(userId)
    const place = await this.placeOf(order)
    return { userId: buyer, lines: resolved, ...place, seenDeliveryPaise: toldDeliveryPaise }
  }

  /** Jars that are picked up change hands at the shop: that is their place of supply. */
  private async placeOf({ handover, place }: StaffOrder): Promise<StaffOrder['place']> {
    if (handover !== 'pickup') return place
    const { city, state, pin } = (await this.settings.current()).address
    return { ...place, address: PICK_UP, city, state, postalCode: pin }
  }
}
