import { ASSIGNABLE, LISTED, SHIPPABLE, UNPAID_AND_ALIVE } from './guards.js'

/** Work that waits for somebody: the cockpit counts it, and the list of orders shows exactly the same. */
export const ORDER_WORK = {
  'to-pack': { ...LISTED.filter, ...ASSIGNABLE.filter },
  'to-ship': { ...LISTED.filter, ...SHIPPABLE.filter },
  unpaid: { ...LISTED.filter, ...UNPAID_AND_ALIVE.filter },
} as const

export type OrderWork = keyof typeof ORDER_WORK

export const isOrderWork = (value: unknown): value is OrderWork =>
  typeof value === 'string' && Object.hasOwn(ORDER_WORK, value)
