import { type Brand } from '../brand.js'

/** The number of an order that people speak of: `P-7KQ4-M2XD`. Neither its `_id` nor what providers know. */
export type OrderId = Brand<string, 'OrderId'>

/** The reference of an order that the payment provider and the courier know: `JDI-261121-7KQ4M2XDAB`. */
export type ExternalId = Brand<string, 'ExternalId'>

/** What a person typed or said, as it is stored: upper case. It may be of no order. */
export function toOrderId(given: string): OrderId {
  return given.trim().toUpperCase() as OrderId
}

/** What a provider says, as it says it. It may be of no order. */
export function toExternalId(given: string): ExternalId {
  return given as ExternalId
}

/** What is told of a request that names no order. */
export const ORDER = { message: 'orderId names the order.' }
