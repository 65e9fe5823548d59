import { type PaymentStatus } from './machines.js'

/** How an order came in: the customer placed it in the shop, or staff took it. */
export const CHANNELS = ['shop', 'phone', 'whatsapp', 'counter'] as const
export type Channel = (typeof CHANNELS)[number]

/** How the jars reach the customer. */
export const HANDOVERS = ['courier', 'pickup'] as const
export type Handover = (typeof HANDOVERS)[number]

/**
 * How the order was paid: through the provider, to staff by UPI or in cash, or not at all for a
 * replacement.
 */
export const PAID_BY = ['provider', 'upi', 'cash', 'none'] as const
export type PaidBy = (typeof PAID_BY)[number]

/**
 * How an order was paid; orders from before desk orders do not store it: they were paid through the
 * provider.
 */
export function paidByOf({
  paidBy,
  paymentStatus,
}: {
  paidBy?: PaidBy | null
  paymentStatus: PaymentStatus
}): PaidBy | null {
  return paidBy ?? (paymentStatus === 'Pending' ? null : 'provider')
}
