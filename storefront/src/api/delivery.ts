import { getJson, sendJson } from './http.js'
import { type Cart, type DeliveryAddress, type DeliveryCharge } from './types.js'

/** Only the given fields change. A pin makes the server quote the delivery again; an empty pin clears both. */
export const updateAddress = (change: Partial<DeliveryAddress> & { deliveryCost?: number }) =>
  sendJson<Cart>('PUT', '/cart/updateAddress', change)

/** Quote for a weight in grams to a pin. The origin is the shop's own and is filled in by the server. */
export async function fetchCharge(pin: string, grams: number): Promise<Partial<DeliveryCharge>> {
  const query = `md=S&cgm=${grams}&o_pin=&d_pin=${pin}&ss=Delivered`
  const [charge] = await getJson<DeliveryCharge[]>(`/delhivery/charges?${query}`)
  return charge ?? {}
}
