import { type HoldLimits } from '../../../office/settings/domain/shop-settings.js'

/** An unpaid order that holds jars. */
export interface WaitingOrder {
  orderId: string
  jars: number
}

/**
 * The sentence why an account may not hold so many more jars (docs/domain/orders.md#holds), with advice:
 * the waiting orders, and the shop's number; null when it may.
 */
export function holdRefusal(
  waiting: readonly WaitingOrder[],
  jars: number,
  { limits, phone }: { limits: HoldLimits; phone: string },
): string | null {
  const together = waiting.reduce((sum, order) => sum + order.jars, jars)
  if (waiting.length < limits.orders && together <= limits.jars) return null
  const call = `For a large order please call us: ${phone}.`
  if (waiting.length === 0)
    return `We keep at most ${limits.jars} jars for an order that is not paid. ${call}`
  const names = waiting.map(({ orderId }) => orderId).join(' and ')
  const [wait, them] =
    waiting.length === 1 ? [`Order ${names} waits for its`, 'it'] : [`Orders ${names} wait for their`, 'one']
  return `${wait} payment: please pay or delete ${them} first. We keep at most ${limits.orders} unpaid orders with ${limits.jars} jars together. ${call}`
}
