import { type PaymentFacts } from '../../../src/modules/money/payments/domain/attempt.js'
import {
  PaymentProvider,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
  type RefundRequest,
  type SessionRequest,
  type SignedRequest,
} from '../../../src/modules/money/payments/provider/payment-provider.js'

export type PaymentOutcome = 'success' | 'failed' | 'dropped' | 'waiting'

interface Session {
  request: SessionRequest
  status: 'active' | 'paid' | 'terminated'
  payments: PaymentFacts[]
  refunds: Map<string, number>
  handedOut: boolean
}

const sessionIdOf = (reference: string): string => `session_${reference}`

interface Told {
  reference: string
  payment: PaymentFacts
}

/**
 * The payment provider as a model in memory, for tests that need thousands of orders. It records what every payment and
 * refund really moved, and the shop's books are compared with that.
 */
export class ModelProvider extends PaymentProvider {
  readonly sessions = new Map<string, Session>()
  /** Events not yet delivered, in the order they happened. */
  events: Told[] = []
  /** Events delivered before; a provider repeats them. */
  delivered: Told[] = []
  /** So many of the next calls get no answer, half of them although what they asked for was done. */
  breakdowns = 0
  private numbers = 0

  constructor(private readonly now: () => Date) {
    super()
  }

  forget(): void {
    this.sessions.clear()
    this.events = []
    this.delivered = []
    this.breakdowns = 0
  }

  /** A customer holds the session's id; nobody can pay in one that never left the shop. */
  handOut(sessionId: string): void {
    for (const [reference, session] of this.sessions)
      if (sessionIdOf(reference) === sessionId) session.handedOut = true
  }

  /** A try to pay. Only a bank that is late (`late`) can still move money once the session has ended. */
  pay(reference: string, outcome: PaymentOutcome, late = false): void {
    const session = this.sessions.get(reference)
    if (!session?.handedOut || (!late && this.statusOf(session) !== 'active')) return
    const { amountPaise, currency } = session.request
    const paymentId = String(5_100_000_000 + ++this.numbers)
    const payment = { paymentId, status: outcome, amountPaise, currency, at: this.now(), message: null }
    session.payments.push(payment)
    this.settle(session, payment)
  }

  /** The bank decides about a payment it has kept waiting. */
  answer(reference: string, outcome: 'success' | 'failed'): void {
    const session = this.sessions.get(reference)
    const payment = session?.payments.find(({ status }) => status === 'waiting')
    if (!session || !payment) return
    const decided = { ...payment, status: outcome }
    session.payments[session.payments.indexOf(payment)] = decided
    this.settle(session, decided)
  }

  /** What the sessions with this stem took and what they gave back, in paise. */
  moved(stem: string): { captured: number; returned: number } {
    const total = { captured: 0, returned: 0 }
    for (const [reference, { payments, refunds }] of this.sessions) {
      if (reference !== stem && !reference.startsWith(`${stem}-`)) continue
      for (const { status, amountPaise } of payments) if (status === 'success') total.captured += amountPaise
      for (const amountPaise of refunds.values()) total.returned += amountPaise
    }
    return total
  }

  openSession(request: SessionRequest): Promise<ProviderOrder> {
    return this.answering(() => {
      if (!this.sessions.has(request.reference))
        this.sessions.set(request.reference, {
          request,
          status: 'active',
          payments: [],
          refunds: new Map(),
          handedOut: false,
        })
      return this.shown(request.reference) as ProviderOrder
    })
  }

  findOrder(reference: string): Promise<ProviderOrder | null> {
    return this.answering(() => this.shown(reference))
  }

  payments(reference: string): Promise<PaymentFacts[]> {
    return this.answering(() => [...(this.sessions.get(reference)?.payments ?? [])])
  }

  endSession(reference: string): Promise<void> {
    return this.answering(() => {
      const session = this.sessions.get(reference)
      if (session?.status === 'active') session.status = 'terminated'
    })
  }

  refund({ refundId, reference, amountPaise }: RefundRequest): Promise<ProviderRefund> {
    return this.answering(() => {
      const session = this.sessions.get(reference)
      const { captured, returned } = this.moved(reference)
      if (!session) throw new ProviderRefused(404, 'order_not_found', 'no such order')
      if (!session.refunds.has(refundId)) {
        if (returned + amountPaise > captured) throw new ProviderRefused(400, 'refund_exceeds', 'too much')
        session.refunds.set(refundId, amountPaise)
      }
      return { refundId, providerRefundId: `cf-${refundId}`, status: 'succeeded' as const }
    })
  }

  findRefund(reference: string, refundId: string): Promise<ProviderRefund | null> {
    const isKnown = this.sessions.get(reference)?.refunds.has(refundId) ?? false
    const found = { refundId, providerRefundId: `cf-${refundId}`, status: 'succeeded' as const }
    return this.answering(() => (isKnown ? found : null))
  }

  readEvent({ rawBody }: SignedRequest): ProviderEvent {
    const { reference, payment } = JSON.parse(rawBody.toString('utf8')) as Told
    const key = `${payment.status}:${reference}:${payment.paymentId}`
    const at = payment.at && new Date(payment.at)
    return { key, type: payment.status, kind: 'payment', reference, payment: { ...payment, at } }
  }

  private settle(session: Session, payment: PaymentFacts): void {
    if (payment.status === 'success') session.status = 'paid'
    if (payment.status !== 'waiting') this.events.push({ reference: session.request.reference, payment })
  }

  private statusOf({ status, request }: Session): ProviderOrder['status'] {
    return status === 'active' && request.expiresAt <= this.now() ? 'expired' : status
  }

  private shown(reference: string): ProviderOrder | null {
    const session = this.sessions.get(reference)
    if (!session) return null
    const { amountPaise, currency, expiresAt } = session.request
    const status = this.statusOf(session)
    return {
      providerOrderId: `cf-${reference}`,
      sessionId: sessionIdOf(reference),
      status,
      amountPaise,
      currency,
      expiresAt,
    }
  }

  /** A turn of the event loop passes, as with any call to the outside. */
  private async answering<T>(work: () => T): Promise<T> {
    await new Promise((resolve) => setImmediate(resolve))
    if (this.breakdowns === 0) return work()
    this.breakdowns -= 1
    if (this.breakdowns % 2 === 0) work()
    throw new ProviderUnavailable('the model broke down')
  }
}
