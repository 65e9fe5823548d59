import { paise, paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { grams } from '../../../../../kernel/amounts/weight.js'
import { type ParcelSize } from '../../domain/fulfilment/parcels.js'
import { type AddressQuote, type ShipmentPlan } from '../shipment-plans.service.js'
import {
  type AddressQuoteAnswer,
  MOST_PARCELS,
  type ParcelSizeBody,
  type ShipmentPlanAnswer,
} from './shipping-desk.dto.js'

export function toPlanAnswer({
  order,
  parcels,
  begun,
  chargePaise,
  isFallback,
}: ShipmentPlan): ShipmentPlanAnswer {
  const { orderId, contactName, contactNumber, address, city, state, postalCode, deliveryPaise } = order
  return {
    orderId,
    contactName,
    contactNumber,
    address,
    city,
    state,
    pin: postalCode,
    parcels: parcels.map(({ pieces, weightGrams, boxCm: [lengthCm, widthCm, heightCm], charge }) => ({
      pieces,
      weightGrams,
      lengthCm,
      widthCm,
      heightCm,
      charge: charge && paiseToRupees(charge.amountPaise),
    })),
    mostParcels: MOST_PARCELS,
    begun,
    charge: chargePaise === null ? null : paiseToRupees(chargePaise),
    fallback: isFallback,
    charged: paiseToRupees(deliveryPaise),
  }
}

export function toAddressQuoteAnswer({ order, quote, differencePaise }: AddressQuote): AddressQuoteAnswer {
  return {
    charge: paiseToRupees(quote.amountPaise),
    fallback: quote.isFallback,
    charged: paiseToRupees(order.deliveryPaise),
    difference: paiseToRupees(paise(differencePaise)),
    city: quote.city ?? '',
    state: quote.state ?? '',
  }
}

export function toParcelSize(parcel: ParcelSizeBody): ParcelSize {
  const { pieces, weightGrams, lengthCm, widthCm, heightCm } = parcel
  return { pieces, weightGrams: grams(weightGrams), boxCm: [lengthCm, widthCm, heightCm] }
}
