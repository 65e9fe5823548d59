import { randomUUID } from 'node:crypto'
import { type Paise, paise } from '../../../kernel/amounts/money.js'
import { MINUTE_MS } from '../../../kernel/dates/durations.js'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { invalid, VendorError } from './vendor-error.js'

export interface NewOrder {
  orderId: string
  amountPaise: Paise
  currency: string
  expiresAt: Date
  customer: Record<string, string>
  meta: Record<string, string>
  tags: Record<string, string> | null
}

export interface NewRefund {
  refundId: string
  amountPaise: Paise
  note: string
  speed: 'STANDARD' | 'INSTANT'
}

type Body = Record<string, unknown>

/** Body of POST /orders by the vendor's rules. @throws VendorError 400 naming the first bad field. */
export function validateOrder(body: Body, now: Date): NewOrder {
  const orderId = body['order_id'] === undefined ? `order_${randomUUID().slice(0, 18)}` : body['order_id']
  if (typeof orderId !== 'string' || !/^[A-Za-z0-9_-]{3,45}$/.test(orderId))
    throw invalid('order_id', '3 to 45 letters, digits, - or _ are allowed')
  const currency = body['order_currency']
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw invalid('order_currency', 'should be a currency code')
  return {
    orderId,
    amountPaise: amountOf(body['order_amount'], 'order_amount'),
    currency,
    expiresAt: expiryOf(body['order_expiry_time'], now),
    customer: customerOf(body['customer_details']),
    meta: metaOf(body['order_meta']),
    tags: tagsOf(body['order_tags']),
  }
}

/** Body of POST /orders/{id}/refunds. @throws VendorError 400 */
export function validateRefund(body: Body): NewRefund {
  const refundId = body['refund_id']
  if (typeof refundId !== 'string' || !/^[A-Za-z0-9]{3,40}$/.test(refundId))
    throw invalid('refund_id', '3 to 40 letters and digits are allowed')
  const note = body['refund_note'] ?? ''
  if (typeof note !== 'string' || (note !== '' && (note.length < 3 || note.length > 100)))
    throw invalid('refund_note', 'should be 3 to 100 characters')
  const speed = body['refund_speed'] ?? 'STANDARD'
  if (speed !== 'STANDARD' && speed !== 'INSTANT')
    throw invalid('refund_speed', 'should be STANDARD or INSTANT')
  return { refundId, amountPaise: amountOf(body['refund_amount'], 'refund_amount'), note, speed }
}

/** Rupees of at least 1 with at most two decimals. */
function amountOf(value: unknown, field: string): Paise {
  const rupees = typeof value === 'string' ? Number(value) : value
  if (typeof rupees !== 'number' || !Number.isFinite(rupees) || rupees < 1)
    throw invalid(field, 'should be a number of at least 1')
  const amount = Math.round(rupees * 100)
  if (!Number.isSafeInteger(amount) || Math.abs(rupees * 100 - amount) > 1e-4)
    throw invalid(field, 'should have at most two decimals')
  return paise(amount)
}

function expiryOf(value: unknown, now: Date): Date {
  if (value === undefined) return new Date(now.getTime() + 30 * DAY_MS)
  const isWellFormed =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(value)
  const at = new Date(isWellFormed ? value : Number.NaN)
  const ahead = at.getTime() - now.getTime()
  if (Number.isNaN(ahead) || ahead <= 15 * MINUTE_MS || ahead >= 30 * DAY_MS)
    throw new VendorError(
      400,
      'order_expiry_time_invalid',
      'order_expiry_time : should be ISO 8601, more than 15 minutes and less than 30 days ahead',
    )
  return at
}

function customerOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null)
    throw new VendorError(400, 'customer_details_missing', 'customer_details : is missing in the request')
  const { customer_id: id, customer_phone: phone, customer_name: name, customer_email: email } = value as Body
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{3,50}$/.test(id))
    throw invalid('customer_details.customer_id', 'should be 3 to 50 letters and digits')
  if (typeof phone !== 'string' || !/^(\+\d{1,3})?\d{10}$/.test(phone))
    throw invalid('customer_details.customer_phone', 'should be a phone number of 10 digits')
  if (name !== undefined && (typeof name !== 'string' || name.length > 100))
    throw invalid('customer_details.customer_name', 'should be at most 100 characters')
  if (email !== undefined && (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)))
    throw invalid('customer_details.customer_email', 'should be an email address')
  return Object.fromEntries(
    Object.entries({
      customer_id: id,
      customer_phone: phone,
      customer_name: name,
      customer_email: email,
    }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function metaOf(value: unknown): Record<string, string> {
  const meta: Record<string, string> = {}
  for (const field of ['return_url', 'notify_url']) {
    const url = (value as Body | undefined)?.[field]
    if (url === undefined || url === null) continue
    if (typeof url !== 'string' || url.length > 250 || !URL.canParse(url))
      throw invalid(`order_meta.${field}`, 'should be an address of at most 250 characters')
    meta[field] = url
  }
  return meta
}

function tagsOf(value: unknown): Record<string, string> | null {
  if (value === undefined || value === null) return null
  const entries = typeof value === 'object' ? Object.entries(value as Body) : []
  if (entries.length > 10 || entries.some(([, text]) => typeof text !== 'string'))
    throw invalid('order_tags', 'should be at most 10 pairs of text')
  return Object.fromEntries(entries) as Record<string, string>
}
