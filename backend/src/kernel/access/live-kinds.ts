import { type Permission } from './permissions.js'

/**
 * The kinds of things whose changes the stream tells, and who among staff may hear of them. Customers hear of
 * `CUSTOMER_KINDS` alone, and of their own only (docs/architecture.md#live).
 */
export const LIVE_KINDS = {
  order: 'orders.fulfil',
  issue: 'support.reply',
  review: 'reviews.moderate',
  payment: 'payments.review',
  'payment-case': 'payments.review',
  refund: 'refunds.manage',
  settlement: 'payouts.manage',
  'courier-charge': 'payouts.manage',
  drawer: 'drawer.keep',
  expense: 'expenses.manage',
  bill: 'bills.manage',
  pickup: 'orders.fulfil',
  product: 'products.view',
  pickle: 'products.view',
  waiting: 'products.view',
  outlet: 'outlets.view',
  supplier: 'suppliers.view',
  batch: 'stock.manage',
  count: 'stock.manage',
  bom: 'bom.manage',
  run: 'reservations.manage',
  recall: 'recalls.manage',
  import: 'imports.manage',
  subscriber: 'subscribers.view',
  message: 'messages.manage',
  setting: 'settings.manage',
  job: 'jobs.manage',
  employee: 'staff.manage',
  approval: 'approvals.view',
} as const satisfies Record<string, Permission>

export type LiveKind = keyof typeof LIVE_KINDS

/** What belongs to a customer, who hears when it changes. */
export const CUSTOMER_KINDS = ['order', 'issue'] as const satisfies readonly LiveKind[]
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]
