import { type Brand } from '../brand.js'

/** The number of an order that people speak of: `P-7KQ4-M2XD`. Neither its `_id` nor what providers know. */
export type OrderId = Brand<string, 'OrderId'>

/** The reference of an order that the payment provider and the courier know: `JDI-261121-7KQ4M2XDAB`. */
export type ExternalId = Brand<string, 'ExternalId'>

/** An order number as somebody typed it, in upper case as stored. There may be no such order. */
export function toOrderId(given: string): OrderId {
  return given.trim().toUpperCase() as OrderId
}

/** A reference as a provider sent it. There may be no such order. */
export function toExternalId(given: string): ExternalId {
  return given as ExternalId
}

/** The answer to a request for an order that does not exist. */
export const ORDER = { message: 'orderId names the order.' }
