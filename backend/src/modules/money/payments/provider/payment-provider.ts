import { type Paise } from '../../../../kernel/amounts/money.js'
import { AppError } from '../../../../kernel/errors/errors.js'
import { type OrderFacts, type PaymentFacts } from '../domain/attempt.js'
import { type RefundStatus } from '../domain/refund.js'

/** The values that open a session; the same values give the same session, however often they are sent. */
export interface SessionRequest {
  reference: string
  amountPaise: Paise
  currency: string
  customer: { id: string; name: string; phone: string; email: string }
  expiresAt: Date
}

/** The provider's order, with the id that opens its payment window. */
export interface ProviderOrder extends OrderFacts {
  providerOrderId: string
  sessionId: string
  expiresAt: Date | null
}

export interface RefundRequest {
  refundId: string
  reference: string
  amountPaise: Paise
  note: string
}

export interface ProviderRefund {
  refundId: string
  providerRefundId: string
  status: Exclude<RefundStatus, 'due' | 'refused'>
}

/** A signed event, in the shop's terms. `key` is the same for every delivery of the same event. */
export type ProviderEvent = { key: string; type: string } & (
  | { kind: 'payment'; reference: string; payment: PaymentFacts }
  | { kind: 'refund'; reference: string; refundId: string }
  | {
      kind: 'own-refund'
      reference: string
      paymentId: string
      amountPaise: Paise
      currency: string
      note: string
    }
  | { kind: 'other'; reference: null }
)

export interface SignedRequest {
  rawBody: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The provider gave no answer, or one that says nothing about the request. The request may have been
 * carried out.
 */
export class ProviderUnavailable extends AppError {
  constructor(readonly reason: string) {
    super(
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'The payment service cannot be reached. Please try again in a moment.',
    )
  }
}

/** The provider understood and refused; it changed nothing. */
export class ProviderRefused extends AppError {
  constructor(
    readonly httpStatus: number,
    readonly providerCode: string,
    readonly reason: string,
  ) {
    super('PAYMENT_PROVIDER_REFUSED', 'The payment service did not accept the request. Please contact us.')
  }
}

/** The event was not signed by the provider, or its signature is not recent. */
export class BadSignature extends AppError {
  constructor() {
    super('BAD_SIGNATURE', 'The signature is not valid.')
  }
}

/** The payment provider, in the shop's terms. All amounts are in paise; the errors are those above. */
export abstract class PaymentProvider {
  /** Opens the session of `reference`, or returns the existing one. Safe to repeat after a lost answer. */
  abstract openSession(request: SessionRequest): Promise<ProviderOrder>
  /** @returns null when the provider knows no such reference. */
  abstract findOrder(reference: string): Promise<ProviderOrder | null>
  /** Every try to pay, in any state. */
  abstract payments(reference: string): Promise<PaymentFacts[]>
  /** Asks the provider to end a session; a payment under way may still succeed. */
  abstract endSession(reference: string): Promise<void>
  /** Refunds money, or returns the refund already requested under this id. Safe to repeat. */
  abstract refund(request: RefundRequest): Promise<ProviderRefund>
  /** The state of a refund. @returns null when the provider does not know the refund. */
  abstract findRefund(reference: string, refundId: string): Promise<ProviderRefund | null>
  /**
   * Checks the signature over the raw bytes, and that it is recent.
   * @throws BadSignature
   */
  abstract readEvent(request: SignedRequest): ProviderEvent
}
