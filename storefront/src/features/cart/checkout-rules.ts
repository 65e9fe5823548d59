import { type Cart, type DeliveryAddress } from '../../api/types.js'
import { isPin } from '../../state/visit-pin.js'
import { badPin, cart as words } from '../../words/cart.js'

/** Whether a jar is in the cart that cannot be bought as it stands; a changed price only has to be seen. */
const isBlocked = ({ cartItems }: Cart) =>
  cartItems.some(({ problem }) => problem && problem !== 'PRICE_CHANGED')

/** Whether it is known what delivery costs: the server's charge, or nothing where it is free. */
export const isQuoted = ({ deliveryCost, deliveryFree }: Cart) => deliveryCost > 0 || deliveryFree

/** The fields in the order of the form, each with what the button says that leads to it. */
const GUIDES = ['pin', 'contactName', 'contactNumber', 'address'] as const
export type GuidedField = (typeof GUIDES)[number]

/** The first field that is still missing; null when none is, or when something else stands in the way. */
export function missingField(cart: Cart, address: DeliveryAddress): GuidedField | null {
  if (isBlocked(cart)) return null
  return GUIDES.find((name) => (name === 'pin' ? !isPin(address.pin) : !address[name].trim())) ?? null
}

export type AddressErrors = Partial<Record<keyof DeliveryAddress, string>>

/**
 * Why this cart cannot be ordered yet, in the fixed words: a jar that cannot be bought, an empty field, or no delivery
 * cost; null when it can.
 */
export function placeProblem(cart: Cart, address: DeliveryAddress): string | null {
  if (isBlocked(cart)) return words.blocked
  if (!address.address.trim() || !isPin(address.pin)) return words.needsAddress
  if (!address.contactName.trim() || !address.contactNumber.trim()) return words.needsContact
  if (!isQuoted(cart)) return words.needsCharge
  return null
}

/** What is wrong with what was typed; an empty field is not wrong yet. */
export const addressErrors = ({ pin, contactNumber }: DeliveryAddress): AddressErrors => ({
  ...(pin && !isPin(pin) ? { pin: badPin } : {}),
  ...(contactNumber && !/^\d{10}$/.test(contactNumber.trim()) ? { contactNumber: words.badNumber } : {}),
})
