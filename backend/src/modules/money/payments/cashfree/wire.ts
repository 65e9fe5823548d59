/**
 * The provider's answers in every form in which they may come: numbers as text, ids as numbers, fields
 * missing.
 */
export interface WireOrder {
  cf_order_id?: unknown
  order_id?: unknown
  order_amount?: unknown
  order_currency?: unknown
  order_status?: unknown
  payment_session_id?: unknown
  order_expiry_time?: unknown
}

export interface WirePayment {
  cf_payment_id?: unknown
  payment_status?: unknown
  payment_amount?: unknown
  payment_currency?: unknown
  payment_message?: unknown
  payment_time?: unknown
}

export interface WireRefund {
  cf_refund_id?: unknown
  cf_payment_id?: unknown
  refund_id?: unknown
  order_id?: unknown
  refund_amount?: unknown
  refund_currency?: unknown
  refund_status?: unknown
  refund_reason?: unknown
  status_description?: unknown
}

export interface WireEvent {
  type?: unknown
  event_time?: unknown
  data?: {
    order?: WireOrder
    payment?: WirePayment
    refund?: WireRefund
    auto_refund?: WireRefund
  }
}

export interface WireError {
  message?: unknown
  code?: unknown
  type?: unknown
}
