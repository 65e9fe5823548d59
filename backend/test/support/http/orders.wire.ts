/** Orders, their items and the cart, as a client sees them: rupees, whole jars, grams. */
export interface WireItem {
  id: string
  _id: string
  name: string
  description: string
  image: string
  quantity: number
  price: number
  linePrice: number
  batchNumber: string | null
  canReview: boolean
  allocations: { stockId: string; batchNumber: string; quantity: number }[]
}

export interface WireParcel {
  reference: string
  booking: number
  waybill: string | null
  weightGrams: number
  pieces: number
  cancelledAt: string | null
  progress: string
}

export interface WireOrder {
  _id: string
  orderId: string
  order_extid: string
  orderStatus: string
  paymentStatus: string
  deliveryStatus: string
  totalPrice: number
  deliveryCost: number
  finalPrice: number
  refundAmount: number | null
  waybill: string | null
  trackingUrl: string | null
  parcels: WireParcel[]
  whyNot: Record<string, string | null>
  holdExpiresAt: string | null
  city: string
  state: string
  pin: string
  address: string
  contactName: string
  items: WireItem[]
  timeline: { event: string; at: string }[]
  canCancel: boolean
  canRetryPayment: boolean
  canDelete: boolean
  canRaiseIssue: boolean
}

export interface WireCart {
  cartItems: {
    quantity: number
    product: { Id: string; price: number; availableStock: number }
    priceWhenAdded: number
    linePrice: number
    problem: string | null
  }[]
  pin: string
  city: string
  address: string
  contactNumber: string
  deliveryFallback: boolean
  deliveryCost: number
  totalPrice: number
  finalPrice: number
  totalGrossWeight: number
  itemCount: number
}

export interface WireError {
  error: string
  message: string
  code: string
  details: Record<string, unknown> & { fields?: Record<string, string> }
}
