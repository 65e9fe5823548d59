import { type DeliveryStatus, type OrderStatus, type PaymentStatus } from './machines.js'

/** What the rules of an order look at. */
export interface OrderState {
  orderStatus: OrderStatus
  deliveryStatus: DeliveryStatus
  paymentStatus: PaymentStatus
  orderDate: Date
  deletedAt: Date | null
  archivedAt: Date | null
  paymentReview: object | null
  /** Its stock is committed. */
  held: boolean
  /** The refund that the provider was asked for. */
  refundId: string | null
  /** The courier was asked for it. */
  shipment: object | null
  waybill: string | null
}
