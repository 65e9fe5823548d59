import { type Machine } from '../../../../kernel/states/transitions.js'

export const ORDER_STATUSES = ['Placed', 'Completed', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const DELIVERY_STATUSES = ['Pending', 'Packed', 'Shipped', 'Delivered', 'Cancelled'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

export const PAYMENT_STATUSES = ['Pending', 'Completed', 'Refund Completed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Statuses of an order, which is completed when delivered (docs/domain/orders.md#order). */
export const ORDER: Machine<OrderStatus> = {
  name: 'The order',
  initial: 'Placed',
  next: { Placed: ['Completed', 'Cancelled'], Completed: [], Cancelled: [] },
}

/**
 * Delivery statuses. Packed goes back to Pending when a batch is unassigned before the parcel is handed
 * over; until then staff can cancel. If the customer picks the jars up, it goes straight to Delivered.
 * Shipped goes back to Packed when its booking is cancelled before the courier came. When a parcel did not
 * arrive, its order goes back to Pending to be sent again, or to Cancelled to be refunded.
 */
export const DELIVERY: Machine<DeliveryStatus> = {
  name: 'The delivery',
  initial: 'Pending',
  next: {
    Pending: ['Packed', 'Cancelled'],
    Packed: ['Pending', 'Shipped', 'Delivered', 'Cancelled'],
    Shipped: ['Delivered', 'Packed', 'Pending', 'Cancelled'],
    Delivered: [],
    Cancelled: [],
  },
}

/**
 * Payment statuses. Failed attempts belong to the payments module; the order shows Pending until it is
 * paid.
 */
export const PAYMENT: Machine<PaymentStatus> = {
  name: 'The payment',
  initial: 'Pending',
  next: { Pending: ['Completed'], Completed: ['Refund Completed'], 'Refund Completed': [] },
}
