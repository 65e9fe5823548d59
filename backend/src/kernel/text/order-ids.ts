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

/** The answer to a request for an order that does not exist. */
export const ORDER = { message: 'orderId names the order.' }
