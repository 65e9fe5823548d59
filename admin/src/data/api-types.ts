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

/** Where the caller is logged in. */
export interface OwnSession {
  id: string
  /** The one that asks. */
  current: boolean
  userAgent: string
  address: string
  createdAt: string
  seenAt: string
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
  /** The courier's own words. */
  courierStatus?: string | null
  /** Why money that came in could not make the order paid. */
  paymentReview?: string | null
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

export type MaterialType = 'FG' | 'RM' | 'SG'
export type Unit = 'KG' | 'LTR' | 'PC'

export interface ProductRef {
  _id: string
  Id: string
  name: string
}

export interface Product {
  id: string
  Id: string
  name: string
  materialType: MaterialType
  variantType: string | null
  variantOil: string | null
  variantSpicy: string | null
  variantWeight: string | null
  price: number
  priceUnit: Unit
  activeFlag: boolean
  unlimitedStock: boolean
  availableStock: number
}

export interface Outlet {
  id: string
  name: string
  mobileNumberOutlet: string
  email: string
  address: string
}

export interface Expense {
  id: string
  /** Day in India, `YYYY-MM-DD`. */
  date: string
  type: string
  amount: number
  description: string
}

export interface StockEntry {
  id: string
  outlet: { name: string } | null
  product: ProductRef | null
  batchNumber: string
  quantity: number
  reservedQuantity: number
  usedQuantity: number
  remainingQuantity: number
  priceUnit: Unit
  price: number
  reservation: { reservationId: string } | null
  createdAt: string
}

export interface Bom {
  id: string
  parentProduct: ProductRef | null
  parentProductQuantity: number
  parentProductUnit: Unit
  components: { product: ProductRef | null; quantity: number; unit: Unit }[]
  createdBy: string
  createdAt: string
}

export type ReservationStatus = 'Pending' | 'Partially Reserved' | 'Reserved' | 'Production Completed'

export interface Reservation {
  id: string
  reservationId: string
  bomId: { parentProduct: ProductRef | null } | null
  reservedAt: string
  reservedBy: string
  status: ReservationStatus
}

export type IssueStatus = 'Open' | 'Resolved'

export interface Issue {
  id: string
  orderId: string
  mobileNumber: string
  subject: string
  status: IssueStatus
  messages: { sender: string; role: Role; message: string; timestamp: string }[]
  updatedAt: string
}

export interface Review {
  id: string
  name: string
  price: number
  order: { orderId: string; orderDate: string }
  mobileNumber: string
  rating: number
  comment: string
  /** null waits, false was rejected. */
  approved: boolean | null
  date: string
}

export type StaffRole = Exclude<Role, 'user'>

export interface Employee {
  id: string
  mobileNumber: string
  role: StaffRole
  name: string
  disabled: boolean
  lastSignInAt: string | null
  createdAt: string
}

/** Who did what, when and from where. */
export interface AuditEntry {
  id: string
  at: string
  action: string
  actor: string
  actorRole: Role | null
  subject: string
  address: string
  changes: { field: string; before?: unknown; after?: unknown }[]
}

/** A payment that a person should look at; amounts in rupees. */
export interface PaymentReview {
  id: string
  reason: string
  state: 'open' | 'resolved'
  orderId: string
  reference: string
  expectedAmount: number
  receivedAmount: number
  note: string
  refundStatus: string | null
  resolution: string | null
  createdAt: string
}

/** The one shape of every refusal. */
export interface ApiErrorBody {
  error?: string
  message?: string
  code?: string
  details?: Record<string, unknown>
}
