import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Handover, type PaidBy } from './channel.js'
import { type Parcel } from './fulfilment/parcels.js'
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
  /** What goes back of a cancelled order; null: nobody has said. */
  refundPaise: Paise | null
  /** The refund that the provider was asked for. */
  refundId: string | null
  /** The courier was asked for it. */
  shipment: object | null
  waybill: string | null
  parcels: readonly Pick<Parcel, 'cancelledAt' | 'progress'>[]
  handover: Handover
  paidBy: PaidBy | null
  /** The order whose jars it replaces. */
  replaces: string | null
}
