import { type Cart, type DeliveryAddress } from '../../api/types.js'
import { cart as words } from '../../words/cart.js'

export const isPin = (pin: string) => /^\d{6}$/.test(pin)

/** Whether a jar is in the cart that cannot be bought as it stands; a changed price only has to be seen. */
const isBlocked = ({ cartItems }: Cart) =>
  cartItems.some(({ problem }) => problem && problem !== 'PRICE_CHANGED')

/**
 * Place Order is disabled while placing, with an empty cart, a jar that cannot be bought, an empty field, or no delivery
 * cost.
 */
export const mayPlace = (cart: Cart, address: DeliveryAddress, placing: boolean) =>
  !placing &&
  cart.cartItems.length > 0 &&
  !isBlocked(cart) &&
  cart.deliveryCost > 0 &&
  [address.address, address.pin, address.contactName, address.contactNumber].every(
    (value) => value.trim() !== '',
  )

export type AddressErrors = Partial<Record<keyof DeliveryAddress, string>>

/** Why this cart cannot be ordered yet, in the fixed words; null when it can. */
export function placeProblem(cart: Cart, address: DeliveryAddress): string | null {
  if (isBlocked(cart)) return words.blocked
  if (!address.address.trim() || !isPin(address.pin)) return words.needsAddress
  if (!address.contactName.trim() || !address.contactNumber.trim()) return words.needsContact
  if (cart.deliveryCost <= 0) return words.needsCharge
  return null
}

/** What is wrong with what was typed; an empty field is not wrong yet. */
export const addressErrors = ({ pin, contactNumber }: DeliveryAddress): AddressErrors => ({
  ...(pin && !isPin(pin) ? { pin: words.badPin } : {}),
  ...(contactNumber && !/^\d{10}$/.test(contactNumber.trim()) ? { contactNumber: words.badNumber } : {}),
})
