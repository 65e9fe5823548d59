/**
 * What the API answers, as far as the console reads it. Money is in rupees (at most 2 decimals), quantities
 * are counted in the product's unit, instants are ISO 8601 in UTC.
 */
export type Role = 'user' | 'ops' | 'admin'

export interface Session {
  mobileNumber: string
  role: Role
  name?: string | null
}

export type DeliveryStatus = 'Pending' | 'Packed' | 'Shipped' | 'Delivered' | 'Cancelled'
export type PaymentStatus = 'Pending' | 'Completed' | 'Failed' | 'Refund Completed'
export type OrderStatus = 'Placed' | 'Completed' | 'Cancelled'

/** A part of an order line that was taken from one batch. */
export interface Allocation {
  stockId: string
  batchNumber: string
  quantity: number
}

export interface StaffOrderItem {
  product: { _id: string; Id: string; name: string; description?: string }
  productName: string
  name: string
  quantity: number
  price: number
  batchNumber: string | null
  allocations: Allocation[]
  priceUnit?: string | null
}

export interface StaffOrder {
  _id: string
  orderId: string
  order_extid: string
  orderDate: string
  contactName: string
  contactNumber: string
  mobileNumber: string
  address: string
  city: string
  state: string
  pin: string
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  deliveryStatus: DeliveryStatus
  totalPrice: number
  deliveryCost: number | null
  finalPrice: number
  refundAmount?: number | null
  refundReference?: string | null
  waybill?: string | null
  trackingUrl?: string | null
  items: StaffOrderItem[]
}

export interface OrderPage {
  orders: StaffOrder[]
  total: number
}

/** A batch that still holds something of one product. */
export interface BatchOption {
  _id: string
  batchNumber: string
  remainingQuantity: number
  createdAt?: string
}

export interface Shop {
  name: string
  legalName?: string
  phone: string
  address: { line: string; city: string; state: string; pin: string }
}

export interface DashboardSummary {
  toPack: number
  toShip: number
  unpaid: number
  lowStock: number
  openIssues: number
  reviewsWaiting: number
  paymentsToLookAt: number
}

/** The body of the spec's create-shipment call; weight in grams, sides in cm. */
export interface ShipmentRequest {
  shipments: {
    order: string
    name: string
    add: string
    city: string
    pin: string
    country: 'India'
    phone: string
    payment_mode: 'Prepaid'
    products_desc: string
    cod_amount: 0
    quantity: number
    total_amount: number
    weight: number
    shipment_length: number
    shipment_width: number
    shipment_height: number
    shipment_mode: 'Surface'
    address_type: 'home'
  }[]
  pickup_location: {
    name: string
    add: string
    city: string
    pin_code: string
    country: 'India'
    phone: string
  }
}

export interface ShipmentAnswer {
  packages?: { waybill?: string | null; refnum?: string; status?: string }[]
  waybill?: string | null
}

/** The one shape of every refusal. */
export interface ApiErrorBody {
  error?: string
  message?: string
  code?: string
  details?: Record<string, unknown>
}
