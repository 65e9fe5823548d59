import { Injectable } from '@nestjs/common'
import { type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Grams, sumGrams } from '../../../../kernel/amounts/weight.js'
import { Settings } from '../../../office/settings/settings.service.js'
import {
  type DeliveryQuote,
  DeliveryQuotes,
  PinNotServiceable,
} from '../../shipping/delivery-quotes.service.js'
import { liveParcels, type ParcelSize } from '../domain/fulfilment/parcels.js'
import { EXISTING } from '../domain/guards.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { suggestedParcels } from './domain/parcel.js'

export interface ShipmentPlan {
  order: StoredOrder
  parcels: (ParcelSize & { charge: DeliveryQuote | null })[]
  /** The courier was called for these parcels, so they cannot be changed. */
  begun: boolean
  /** null when the courier does not serve the address. */
  chargePaise: Paise | null
  /** The courier named no charge for one of the parcels. */
  isFallback: boolean
}

export interface AddressQuote {
  order: StoredOrder
  quote: DeliveryQuote
  /** What the parcels cost beyond the charge to the customer; negative when they cost less. */
  differencePaise: number
}

/** What staff see before they book: the parcels and the courier's charge. Asks the courier. */
@Injectable()
export class ShipmentPlans {
  constructor(
    private readonly store: OrderStore,
    private readonly quotes: DeliveryQuotes,
    private readonly settings: Settings,
  ) {}

  /** @param weights of the parcels that staff propose; when missing, the settings decide. @throws NotFound */
  async plan(orderId: string, weights?: readonly Grams[]): Promise<ShipmentPlan> {
    const order = await this.store.find(orderId, EXISTING.filter)
    const live = liveParcels(order.parcels)
    const begun = live.length > 0
    const sizes: ParcelSize[] = begun
      ? live
      : suggestedParcels(order.items, (await this.settings.current()).parcels)
    const planned = begun || !weights ? sizes : weighed(sizes, weights)
    const parcels = []
    for (const { pieces, weightGrams, boxCm } of planned)
      parcels.push({
        pieces,
        weightGrams,
        boxCm,
        charge: await this.quote(order.postalCode, weightGrams),
      })
    const charges = parcels.map(({ charge }) => charge)
    const known = charges.filter((charge) => charge !== null)
    return {
      order,
      parcels,
      begun,
      chargePaise:
        known.length < charges.length ? null : sumPaise(known.map(({ amountPaise }) => amountPaise)),
      isFallback: known.some(({ isFallback }) => isFallback),
    }
  }

  /** The cost of delivery to another postal code. @throws NotFound, PinNotServiceable */
  async toAnotherPlace(orderId: string, postalCode: string): Promise<AddressQuote> {
    const order = await this.store.find(orderId, EXISTING.filter)
    const weightGrams = sumGrams(
      suggestedParcels(order.items, GROSS_WEIGHTS).map((parcel) => parcel.weightGrams),
    )
    const quote = await this.quotes.quote({ postalCode, weightGrams })
    // Where delivery was free, what it would have cost is compared: only the difference is new.
    const chargedPaise = order.sparedDeliveryPaise || order.deliveryPaise
    return { order, quote, differencePaise: subtractPaise(quote.amountPaise, chargedPaise) }
  }

  private async quote(postalCode: string, weightGrams: Grams): Promise<DeliveryQuote | null> {
    try {
      return await this.quotes.quote({ postalCode, weightGrams })
    } catch (error) {
      if (error instanceof PinNotServiceable) return null
      throw error
    }
  }
}

/** The same weights as in the cart, from which the customer's charge was calculated. */
const GROSS_WEIGHTS = {
  byGrossWeight: true,
  jarGrams: 1,
  boxGrams: 0,
  maxGrams: 0,
  lengthCm: 1,
  widthCm: 1,
  heightCm: 1,
}

/** The same jars, divided into as many parcels as there are weights. */
function weighed(sizes: readonly ParcelSize[], weights: readonly Grams[]): ParcelSize[] {
  const pieces = sizes.reduce((sum, size) => sum + size.pieces, 0)
  const [{ boxCm }] = sizes as [ParcelSize]
  return weights.map((weightGrams, at) => ({
    weightGrams,
    boxCm,
    pieces: Math.floor(pieces / weights.length) + (at < pieces % weights.length ? 1 : 0),
  }))
}
