import { createHash } from 'node:crypto'
import { type Paise, paiseToRupees, roundToPaisa } from '../../../../kernel/amounts/money.js'
import { type PaymentFacts, type PaymentStatus, type ProviderOrderStatus } from '../domain/attempt.js'
import {
  type ProviderEvent,
  type ProviderOrder,
  type ProviderRefund,
  ProviderUnavailable,
  type SessionRequest,
} from '../provider/payment-provider.js'
import { type WireEvent, type WireOrder, type WirePayment, type WireRefund } from './wire.js'

/** Ids come as numbers or as text. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : ''
}

/**
 * Converts rupees as number or text to paise. @throws ProviderUnavailable for a value that is not an
 * amount: the answer then proves nothing.
 */
function paise(value: unknown): Paise {
  const rupees = Number(text(value) || Number.NaN)
  if (!Number.isSafeInteger(Math.round(rupees * 100)))
    throw new ProviderUnavailable('an amount that is no number')
  return roundToPaisa(rupees * 100)
}

/** An instant, or null. A time without a zone is in India. */
function instant(value: unknown): Date | null {
  const given = text(value)
  if (given === '') return null
  const date = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(given) ? given : `${given.replace(' ', 'T')}+05:30`)
  return Number.isNaN(date.getTime()) ? null : date
}

const ORDER_STATUSES: Readonly<Record<string, ProviderOrderStatus>> = {
  ACTIVE: 'active',
  PAID: 'paid',
  EXPIRED: 'expired',
  TERMINATED: 'terminated',
  TERMINATION_REQUESTED: 'closing',
}

/** An unknown state counts as waiting: nothing is concluded from it, and no second order is opened. */
const PAYMENT_STATUSES: Readonly<Record<string, PaymentStatus>> = {
  SUCCESS: 'success',
  NOT_ATTEMPTED: 'not-attempted',
  FAILED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
  USER_DROPPED: 'dropped',
  PENDING: 'waiting',
}

const REFUND_STATUSES: Readonly<Record<string, ProviderRefund['status']>> = {
  SUCCESS: 'succeeded',
  PENDING: 'pending',
  ONHOLD: 'onhold',
  CANCELLED: 'cancelled',
}

export function toOrder(wire: WireOrder): ProviderOrder {
  const sessionId = text(wire.payment_session_id)
  if (text(wire.order_id) === '') throw new ProviderUnavailable('an order without an id')
  return {
    providerOrderId: text(wire.cf_order_id),
    sessionId,
    status: ORDER_STATUSES[text(wire.order_status)] ?? 'closing',
    amountPaise: paise(wire.order_amount),
    currency: text(wire.order_currency),
    expiresAt: instant(wire.order_expiry_time),
  }
}

export function toPayment(wire: WirePayment): PaymentFacts {
  const paymentId = text(wire.cf_payment_id)
  if (paymentId === '') throw new ProviderUnavailable('a payment without an id')
  return {
    paymentId,
    status: PAYMENT_STATUSES[text(wire.payment_status)] ?? 'waiting',
    amountPaise: paise(wire.payment_amount),
    currency: text(wire.payment_currency),
    at: instant(wire.payment_time),
    message: text(wire.payment_message) || null,
  }
}

export function toRefund(wire: WireRefund): ProviderRefund {
  return {
    refundId: text(wire.refund_id),
    providerRefundId: text(wire.cf_refund_id),
    // An unknown state is not final: the refund is read again.
    status: REFUND_STATUSES[text(wire.refund_status)] ?? 'pending',
  }
}

/** Formats an instant for the provider: without milliseconds. */
export function toExpiry(at: Date): string {
  return at.toISOString().replace(/\.\d{3}Z$/, 'Z')
}

/** The body that creates an order; the same request gives the same bytes, as the idempotency key requires. */
export function toCreateBody(request: SessionRequest, notifyUrl: string | null): Record<string, unknown> {
  const { customer } = request
  return {
    order_id: request.reference,
    order_amount: paiseToRupees(request.amountPaise),
    order_currency: request.currency,
    customer_details: {
      customer_id: customer.id,
      customer_name: customer.name,
      customer_phone: customer.phone,
      ...(customer.email ? { customer_email: customer.email } : {}),
    },
    order_expiry_time: toExpiry(request.expiresAt),
    ...(notifyUrl ? { order_meta: { notify_url: notifyUrl } } : {}),
  }
}

/** Parses a signed body as an event; does not throw for unknown types. */
export function toEvent(rawBody: Buffer): ProviderEvent {
  const unknown = (type: string): ProviderEvent => ({
    key: `${type || 'unknown'}:${createHash('sha256').update(rawBody).digest('hex')}`,
    type: type || 'unknown',
    kind: 'other',
    reference: null,
  })
  let wire: WireEvent
  try {
    wire = (JSON.parse(rawBody.toString('utf8')) ?? {}) as WireEvent
  } catch {
    return unknown('')
  }
  const type = text(wire.type)
  try {
    return known(type, wire) ?? unknown(type)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return unknown(type)
    throw error
  }
}

const PAYMENT_EVENTS = ['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK']

function known(type: string, { data }: WireEvent): ProviderEvent | null {
  if (PAYMENT_EVENTS.includes(type) && data?.payment && data.order) {
    const payment = toPayment(data.payment)
    const reference = text(data.order.order_id)
    return { key: `${type}:${reference}:${payment.paymentId}`, type, kind: 'payment', reference, payment }
  }
  if (type === 'REFUND_STATUS_WEBHOOK' && data?.refund) {
    const { refund } = data
    const refundId = text(refund.refund_id)
    const key = `${type}:${refundId}:${text(refund.refund_status)}`
    return { key, type, kind: 'refund', reference: text(refund.order_id), refundId }
  }
  if (type === 'AUTO_REFUND_STATUS_WEBHOOK' && data?.auto_refund) return ownRefund(type, data.auto_refund)
  return null
}

function ownRefund(type: string, refund: WireRefund): ProviderEvent {
  return {
    key: `${type}:${text(refund.cf_refund_id)}:${text(refund.refund_status)}`,
    type,
    kind: 'own-refund',
    reference: text(refund.order_id),
    paymentId: text(refund.cf_payment_id),
    amountPaise: paise(refund.refund_amount),
    currency: text(refund.refund_currency),
    note: text(refund.refund_reason) || text(refund.status_description),
  }
}
