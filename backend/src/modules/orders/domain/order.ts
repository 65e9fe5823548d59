/** What happened to an order, in the order's own timeline. */
export const TIMELINE_EVENTS = [
  'Placed',
  'Hold released',
  'Hold renewed',
  'Paid',
  'Payment under review',
  'Packed',
  'Unpacked',
  'Shipment created',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Deleted',
  'Refunded',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

/** Why money that came in could not make the order paid. */
export type PaymentReviewReason = 'DELETED' | 'CANCELLED' | 'STOCK_GONE'
