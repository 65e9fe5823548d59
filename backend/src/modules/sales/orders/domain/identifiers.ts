import { type ExternalId, type OrderId, toExternalId, toOrderId } from '../../../../kernel/text/order-ids.js'

/** Letters and digits that are not confused with one another, spoken or written: 32 of them, five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Turns each random byte into such a character. 256 is a multiple of 32, so all are equally likely. */
function speakable(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Number of random bytes for an order id. */
export const ORDER_ID_BYTES = 8

/** `P-7KQ4-M2XD`, from eight random bytes. */
export function orderIdFrom(bytes: Uint8Array): OrderId {
  const characters = speakable(bytes.subarray(0, ORDER_ID_BYTES))
  return toOrderId(`P-${characters.slice(0, 4)}-${characters.slice(4)}`)
}

/** Number of random bytes for an external reference. */
export const EXTERNAL_ID_BYTES = 10

/** `JDI-261121-7KQ4M2XDAB`: within the providers' rules (3 to 45 of `[A-Za-z0-9_-]`) with room for a suffix. */
export function externalIdFrom(dayCode: string, bytes: Uint8Array): ExternalId {
  return toExternalId(`JDI-${dayCode}-${speakable(bytes.subarray(0, EXTERNAL_ID_BYTES))}`)
}
