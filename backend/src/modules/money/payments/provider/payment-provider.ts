import { type Paise } from '../../../../kernel/amounts/money.js'
import { AppError } from '../../../../kernel/errors/errors.js'
import { type OrderFacts, type PaymentFacts } from '../domain/attempt.js'
import { type RefundStatus } from '../domain/refund.js'

/** What opening a session needs; the same values give the same session, however often they are sent. */
export interface SessionRequest {
  reference: string
  amountPaise: Paise
  currency: string
  customer: { id: string; name: string; phone: string; email: string }
  expiresAt: Date
}

/** The provider's order, with what opens its payment window. */
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

/** A signed event, in our terms. `key` is the same for every delivery of the same event. */
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

/** No answer, or one that says nothing about the request. Whatever was asked may have happened. */
export class ProviderUnavailable extends AppError {
  constructor(readonly reason: string) {
    super(
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'The payment service cannot be reached. Please try again in a moment.',
    )
  }
}

/** The provider understood and refused; nothing happened there. */
export class ProviderRefused extends AppError {
  constructor(
    readonly httpStatus: number,
    readonly providerCode: string,
    readonly reason: string,
  ) {
    super('PAYMENT_PROVIDER_REFUSED', 'The payment service did not accept the request. Please contact us.')
  }
}

/** The event was not signed by the provider, or not just now. */
export class BadSignature extends AppError {
  constructor() {
    super('BAD_SIGNATURE', 'The signature is not valid.')
  }
}

/** The payment provider, in the shop's terms. All amounts in paise; errors are those above. */
export abstract class PaymentProvider {
  /** Opens the session of `reference`, or gives back the one already there. Safe to repeat after a lost answer. */
  abstract openSession(request: SessionRequest): Promise<ProviderOrder>
  /** @returns null when the provider knows no such reference. */
  abstract findOrder(reference: string): Promise<ProviderOrder | null>
  /** Every try to pay, in any state. */
  abstract payments(reference: string): Promise<PaymentFacts[]>
  /** Asks for the end of a session; a payment under way may still succeed. */
  abstract endSession(reference: string): Promise<void>
  /** Gives money back, or tells of the refund already asked for under this id. Safe to repeat. */
  abstract refund(request: RefundRequest): Promise<ProviderRefund>
  /** How a refund stands. @returns null when the provider knows no such refund. */
  abstract findRefund(reference: string, refundId: string): Promise<ProviderRefund | null>
  /**
   * Checks the signature over the raw bytes, and that it was made just now.
   * @throws BadSignature
   */
  abstract readEvent(request: SignedRequest): ProviderEvent
}
