import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type PaymentFacts } from '../domain/attempt.js'
import {
  BadSignature,
  PaymentProvider,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
  type RefundRequest,
  type SessionRequest,
  type SignedRequest,
} from '../provider/payment-provider.js'
import { CashfreeClient } from './cashfree.client.js'
import { toCreateBody, toEvent, toOrder, toPayment, toRefund } from './mapper.js'
import { isSigned } from './signature.js'
import { type WireOrder, type WirePayment, type WireRefund } from './wire.js'

const CONFLICT = 409
const NOT_FOUND = 404
/** HTTP status of the provider when an idempotency key came with another body before. */
const KEY_REUSED = 422

const path = (...parts: string[]): string => parts.map((part) => `/${encodeURIComponent(part)}`).join('')

function isRefusal(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ProviderRefused && statuses.includes(error.httpStatus)
}

/** Cashfree Payment Gateway, API version 2025-01-01. */
@Injectable()
export class CashfreeProvider extends PaymentProvider {
  constructor(
    private readonly client: CashfreeClient,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    super()
  }

  /** The order id is unique for ever: even if an earlier call succeeded unnoticed, there is one order. */
  async openSession(request: SessionRequest): Promise<ProviderOrder> {
    const order = await this.create(request)
    if (order.sessionId === '') throw new ProviderUnavailable('an order without a session')
    return order
  }

  async findOrder(reference: string): Promise<ProviderOrder | null> {
    try {
      return toOrder(
        (await this.client.send({ method: 'GET', path: path('orders', reference) })) as WireOrder,
      )
    } catch (error) {
      if (isRefusal(error, NOT_FOUND)) return null
      throw error
    }
  }

  async payments(reference: string): Promise<PaymentFacts[]> {
    const found = await this.client.send({ method: 'GET', path: path('orders', reference, 'payments') })
    if (!Array.isArray(found)) throw new ProviderUnavailable('payments that are no list')
    return (found as WirePayment[]).map(toPayment)
  }

  async endSession(reference: string): Promise<void> {
    const body = { order_status: 'TERMINATED' }
    await this.client.send({ method: 'PATCH', path: path('orders', reference), body })
  }

  async refund(request: RefundRequest): Promise<ProviderRefund> {
    const { reference, refundId } = request
    try {
      const created = await this.client.send({
        method: 'POST',
        path: path('orders', reference, 'refunds'),
        body: {
          refund_amount: paiseToRupees(request.amountPaise),
          refund_id: refundId,
          refund_note: request.note,
          refund_speed: 'STANDARD',
        },
        idempotencyKey: refundId,
      })
      return toRefund(created as WireRefund)
    } catch (error) {
      if (!isRefusal(error, CONFLICT, KEY_REUSED)) throw error
      const stored = await this.findRefund(reference, refundId)
      if (!stored) throw error
      return stored
    }
  }

  async findRefund(reference: string, refundId: string): Promise<ProviderRefund | null> {
    try {
      const stored = await this.client.send({
        method: 'GET',
        path: path('orders', reference, 'refunds', refundId),
      })
      return toRefund(stored as WireRefund)
    } catch (error) {
      if (isRefusal(error, NOT_FOUND)) return null
      throw error
    }
  }

  readEvent({ rawBody, headers }: SignedRequest): ProviderEvent {
    const header = (name: string): string | undefined => [headers[name]].flat()[0]
    const signed = {
      rawBody,
      signature: header('x-webhook-signature'),
      timestamp: header('x-webhook-timestamp'),
    }
    if (!isSigned(this.config.cashfree.clientSecret, signed, Date.now())) throw new BadSignature()
    return toEvent(rawBody)
  }

  private async create(request: SessionRequest): Promise<ProviderOrder> {
    const { publicUrl, cashfree } = this.config
    // The built-in sandbox runs in this process and needs no address for events.
    const notifyUrl = publicUrl && cashfree.baseUrl ? `${publicUrl}/api/cashfree/webhook` : null
    try {
      const created = await this.client.send({
        method: 'POST',
        path: '/orders',
        body: toCreateBody(request, notifyUrl),
        // A later expiry makes a different body, which needs a different key.
        idempotencyKey: `${request.reference}-${request.expiresAt.getTime() / 1000}`,
      })
      return toOrder(created as WireOrder)
    } catch (error) {
      if (!isRefusal(error, CONFLICT, KEY_REUSED)) throw error
      const existing = await this.findOrder(request.reference)
      if (!existing) throw error
      return existing
    }
  }
}
