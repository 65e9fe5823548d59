/**
 * The shapes the shop reads from the server. Money is rupees with at most two decimals, weights are grams,
 * instants are ISO 8601 in UTC.
 */
export type Role = 'user' | 'ops' | 'admin'

export interface Session {
  mobileNumber: string
  role: Role
  name?: string | null
}

export interface OtpSent {
  role: Role
  message: string
}

export interface DayRange {
  min: number
  max: number
}

export interface Shop {
  name: string
  legalName: string
  phone: string
  email: string
  address: { line: string; city: string; state: string; pin: string }
  fssaiLicence: string
  grievanceOfficer: { name: string; email: string; phone: string }
  social: {
    instagram?: string | null
    facebook?: string | null
    youtube?: string | null
    whatsapp?: string | null
  }
  /** Business days to pack an order; then the days on the road. */
  processingDays?: DayRange
  payment: { mode: 'sandbox' | 'production'; sdkUrl: string }
  deliveryEstimateDays: DayRange & { holidays?: string[] }
  limits: { maxQuantityPerItem: number }
  lowestChickenPricePerKg: number | null
  /** Tiles of the account's map. */
  map?: { tileUrl: string; attribution: string }
  sandboxes: string[]
}

export interface Ingredient {
  name: string
  showasIngredient: boolean
}

export interface Product {
  _id: string
  Id: string
  name: string
  description: string
  image: string
  price: number
  variantType: string
  variantOil: string
  variantSpicy: string
  variantWeight: string
  netWeight: number
  grossWeight: number
  vegetarian: boolean
  ingredients: Ingredient[]
  allergens: string[]
  shelfLifeDays?: number | null
  mrp?: number | null
  activeFlag: boolean
  unlimitedStock: boolean
  availableStock: number
  reviewCount: number
  avgRating: number | null
}

export interface PublicReview {
  productId: string
  rating: number
  comment: string
  mobileNumber: string
  date: string
}

export type LineProblem = 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'INSUFFICIENT_STOCK' | 'NOT_SOLD'

export interface CartLine {
  quantity: number
  product: Pick<
    Product,
    | '_id'
    | 'Id'
    | 'name'
    | 'description'
    | 'image'
    | 'price'
    | 'netWeight'
    | 'grossWeight'
    | 'availableStock'
    | 'unlimitedStock'
    | 'activeFlag'
  >
  priceWhenAdded: number
  linePrice: number
  problem?: LineProblem | null
}

export interface DeliveryAddress {
  contactName: string
  contactNumber: string
  address: string
  city: string
  state: string
  pin: string
}

export interface Cart extends DeliveryAddress {
  cartItems: CartLine[]
  /** 0 means that there is no quote. */
  deliveryCost: number
  totalPrice: number
  finalPrice: number
  totalGrossWeight: number
  itemCount: number
}

export interface DeliveryCharge {
  total_amount?: number
  city?: string
  state?: string
}

export interface OrderItem {
  id: string
  _id: string
  name: string
  description: string
  image: string
  quantity: number
  price: number
  batchNumber?: string | null
  canReview?: boolean
  reviewApproved?: boolean | null
}

export interface Order extends DeliveryAddress {
  _id: string
  orderId: string
  order_extid: string
  orderDate: string
  mobileNumber: string
  email: string | null
  paymentStatus: string
  orderStatus: string
  deliveryStatus: string
  issueStatus: string | null
  totalPrice: number
  deliveryCost: number
  finalPrice: number
  refundAmount: number | null
  waybill: string | null
  trackingUrl: string | null
  holdExpiresAt: string | null
  timeline?: { event: string; at: string }[]
  items: OrderItem[]
  /** The rules of spec §4, decided by the server's clock and state. */
  canCancel: boolean
  canRetryPayment: boolean
  canDelete: boolean
  canRaiseIssue: boolean
}

export interface PaymentToken {
  payment_session_id: string
  order_id: string
  order_amount: number
}

export interface PaymentReport {
  orderId: string
  paymentStatus: string
  orderStatus: string
}

export interface Account {
  name: string | null
  email: string | null
  mobileNumber: string
  address: string | null
  city: string | null
  state: string | null
  pin: string | null
}

export interface Review {
  productId: string
  orderId: string
  rating: number
  comment: string
  approved: boolean | null
}

export interface IssueMessage {
  sender: string
  role: string
  message: string
  timestamp: string
}

export interface Issue {
  _id: string
  orderId: string
  subject: string
  description: string
  status: 'Open' | 'Resolved'
  messages: IssueMessage[]
}
