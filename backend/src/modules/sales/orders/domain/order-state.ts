import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Handover, type PaidBy } from './channel.js'
import { type Parcel } from './fulfilment/parcels.js'
import { type DeliveryStatus, type OrderStatus, type PaymentStatus } from './machines.js'

/** The fields of an order that the rules depend on. */
export interface OrderState {
  orderStatus: OrderStatus
  deliveryStatus: DeliveryStatus
  paymentStatus: PaymentStatus
  orderDate: Date
  deletedAt: Date | null
  archivedAt: Date | null
  paymentReview: object | null
  /** Whether its stock is committed. */
  held: boolean
  /** The refund of a cancelled order; null when it is not decided. */
  refundPaise: Paise | null
  /** The refund that the provider was asked for. */
  refundId: string | null
  /** The courier was called for the order. */
  shipment: object | null
  waybill: string | null
  parcels: readonly Pick<Parcel, 'cancelledAt' | 'progress'>[]
  handover: Handover
  paidBy: PaidBy | null
  /** The order whose jars this order replaces. */
  replaces: string | null
}
