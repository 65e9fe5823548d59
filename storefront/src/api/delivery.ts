import { getJson, sendJson } from './http.js'
import { type Cart, type DeliveryAddress, type DeliveryCharge, type DeliveryOffer } from './types.js'

/** Only the given fields change. A pin makes the server quote the delivery again; an empty pin clears both. */
export const updateAddress = (change: Partial<DeliveryAddress> & { deliveryCost?: number }) =>
  sendJson<Cart>('PUT', '/cart/updateAddress', change)

/** Quote for a weight in grams to a pin; the server goes by its own origin. */
export async function fetchCharge(
  pin: string,
  grams: number,
  origin?: string,
): Promise<Partial<DeliveryCharge>> {
  const from = origin ? `&o_pin=${origin}` : ''
  const query = `md=S&cgm=${grams}${from}&d_pin=${pin}&ss=Delivered`
  const [charge] = await getJson<DeliveryCharge[]>(`/delhivery/charges?${query}`)
  return charge ?? {}
}

/** What delivery of one jar costs, and of two when that saves; the server knows the weight. */
export const fetchOffer = (pin: string, Id: string) =>
  getJson<DeliveryOffer>(`/delivery?pin=${pin}&Id=${encodeURIComponent(Id)}`)
