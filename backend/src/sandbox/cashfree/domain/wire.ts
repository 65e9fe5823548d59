import { paiseToRupees } from '../../../kernel/amounts/money.js'
import {
  type CashfreeOrder,
  type CashfreePayment,
  type CashfreeRefund,
} from '../schemas/cashfree-records.schema.js'

const IST_OFFSET_MS = 330 * 60_000

/** Instants as the vendor writes them: India's time, no milliseconds. */
export function wireTime(at: Date): string {
  return `${new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 19)}+05:30`
}

export type OrderStatus = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED'

export function orderStatus(order: Pick<CashfreeOrder, 'status' | 'expiresAt'>, now: Date): OrderStatus {
  return order.status === 'ACTIVE' && order.expiresAt <= now ? 'EXPIRED' : order.status
}

export function wireOrder(order: CashfreeOrder, now: Date): Record<string, unknown> {
  return {
    cf_order_id: order.cfOrderId,
    order_id: order._id,
    entity: 'order',
    order_amount: paiseToRupees(order.amountPaise),
    order_currency: order.currency,
    order_status: orderStatus(order, now),
    payment_session_id: order.sessionId,
    order_expiry_time: wireTime(order.expiresAt),
    created_at: wireTime(order.createdAt),
    customer_details: order.customer,
    order_meta: { return_url: null, notify_url: null, ...order.meta },
    order_note: null,
    order_tags: order.tags,
  }
}

const MESSAGES: Readonly<Record<CashfreePayment['status'], string>> = {
  SUCCESS: '00::Transaction success',
  FAILED: 'ZM::Insufficient funds in the account',
  USER_DROPPED: 'User dropped and did not complete the two factor authentication',
  PENDING: 'Waiting for the answer of the bank',
}

export function wirePayment(payment: CashfreePayment): Record<string, unknown> {
  return {
    cf_payment_id: payment._id,
    order_id: payment.orderId,
    entity: 'payment',
    payment_status: payment.status,
    payment_amount: paiseToRupees(payment.amountPaise),
    payment_currency: payment.currency,
    payment_group: 'upi',
    payment_method: { upi: { channel: 'collect', upi_id: 'test@sandbox' } },
    payment_message: MESSAGES[payment.status],
    payment_time: wireTime(payment.at),
    bank_reference: payment.status === 'SUCCESS' ? payment._id.slice(-12) : null,
    error_details:
      payment.status === 'FAILED'
        ? { error_code: 'TRANSACTION_DECLINED', error_description: MESSAGES.FAILED, error_source: 'customer' }
        : null,
  }
}

export function wireRefund(refund: CashfreeRefund): Record<string, unknown> {
  return {
    cf_refund_id: refund.cfRefundId,
    cf_payment_id: refund.paymentId,
    refund_id: refund._id,
    order_id: refund.orderId,
    entity: 'refund',
    refund_amount: paiseToRupees(refund.amountPaise),
    refund_currency: 'INR',
    refund_note: refund.note,
    refund_status: refund.status,
    refund_type: 'MERCHANT_INITIATED',
    refund_speed: { requested: refund.speed, accepted: refund.speed, processed: null, message: null },
    created_at: wireTime(refund.createdAt),
    processed_at: null,
  }
}

/**
 * A webhook's bytes: amounts with two decimals and ids as numbers, as the vendor writes them. So a receiver is found
 * out that signs a re-serialised body, or compares ids by type.
 */
export function webhookBody(event: Record<string, unknown>): string {
  return JSON.stringify(event)
    .replace(
      /"(\w+_amount)":(\d+(?:\.\d+)?)/g,
      (_, name: string, value: string) => `"${name}":${Number(value).toFixed(2)}`,
    )
    .replace(/"(cf_payment_id|cf_refund_id)":"(\d+)"/g, '"$1":$2')
}

const EVENT_TYPES: Readonly<Record<CashfreePayment['status'], string | null>> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: null,
}

/** The event that a payment's outcome causes; null while the bank is silent. */
export function paymentEvent(
  order: CashfreeOrder,
  payment: CashfreePayment,
): { type: string; body: string } | null {
  const type = EVENT_TYPES[payment.status]
  if (type === null) return null
  const { order_id: _id, entity: _entity, error_details, ...fields } = wirePayment(payment)
  const body = webhookBody({
    data: {
      order: {
        order_id: order._id,
        order_amount: paiseToRupees(order.amountPaise),
        order_currency: order.currency,
        order_tags: order.tags,
      },
      payment: fields,
      customer_details: order.customer,
      error_details,
    },
    event_time: wireTime(payment.at),
    type,
  })
  return { type, body }
}

export function refundEvent(refund: CashfreeRefund, now: Date): { type: string; body: string } {
  const type = 'REFUND_STATUS_WEBHOOK'
  return {
    type,
    body: webhookBody({ data: { refund: wireRefund(refund) }, event_time: wireTime(now), type }),
  }
}
