import { type Brand } from '../brand.js'

/**
 * The order number that people use: `P-7KQ4-M2XD`. It is neither the `_id` nor the reference that
 * providers know.
 */
export type OrderId = Brand<string, 'OrderId'>

/** The reference by which the payment provider and the courier know an order: `JDI-261121-7KQ4M2XDAB`. */
export type ExternalId = Brand<string, 'ExternalId'>

/** Converts a typed order number to upper case, as stored. The order may not exist. */
export function toOrderId(given: string): OrderId {
  return given.trim().toUpperCase() as OrderId
}

/** Accepts a reference as a provider sent it. The order may not exist. */
export function toExternalId(given: string): ExternalId {
  return given as ExternalId
}

/** Letters and digits that are not confused with one another, spoken or written: 32 of them, five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Turns each random byte into one such character. 256 is a multiple of 32, so all are equally likely. */
function speakable(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Bytes that an order id takes. */
export const ORDER_ID_BYTES = 8

/** `P-7KQ4-M2XD` from eight random bytes. */
export function orderIdFrom(bytes: Uint8Array): OrderId {
  const characters = speakable(bytes.subarray(0, ORDER_ID_BYTES))
  return toOrderId(`P-${characters.slice(0, 4)}-${characters.slice(4)}`)
}

/** Bytes that an external reference takes. */
export const EXTERNAL_ID_BYTES = 10

/** `JDI-261121-7KQ4M2XDAB`: within the providers' rules (3 to 45 of `[A-Za-z0-9_-]`) with room for a suffix. */
export function externalIdFrom(dayCode: string, bytes: Uint8Array): ExternalId {
  return toExternalId(`JDI-${dayCode}-${speakable(bytes.subarray(0, EXTERNAL_ID_BYTES))}`)
}

/** The answer to a request for an order that does not exist. */
export const ORDER = { message: 'orderId names the order.' }
