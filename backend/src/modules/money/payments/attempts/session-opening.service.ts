import { Injectable, Logger } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { ALIVE, PAYABLE, UNPAID_AND_ALIVE } from '../../../sales/orders/domain/guards.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { isExpiryAccepted } from '../domain/checks.js'
import { UNSENT_ATTEMPT } from '../domain/guards.js'
import { PaymentProvider, ProviderUnavailable } from '../provider/payment-provider.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { Attempts } from './attempts.service.js'
import { ProviderReading } from './provider-reading.service.js'
import { type Settled } from './settlement.service.js'

export interface OpenedSession {
  order: StoredOrder
  sessionId: string
  endsAt: Date
}

/**
 * Opens the session of an order whose stock is held: an active one is offered again, or a new one is
 * opened at the provider.
 */
@Injectable()
export class SessionOpening {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly orders: OrderQueries,
    private readonly attempts: Attempts,
    private readonly provider: PaymentProvider,
    private readonly reading: ProviderReading,
    private readonly cases: PaymentCases,
    private readonly clock: Clock,
  ) {}

  /**
   * @param latest the order's latest attempt as the caller read it; the stored attempts decide
   * @throws Conflict NO_PAYMENT_SESSION, ALREADY_PAID, PAYMENT_PENDING, PAYMENT_UNDER_REVIEW; ProviderUnavailable.
   */
  async open(order: StoredOrder, latest: StoredAttempt | undefined): Promise<OpenedSession> {
    const { sessionId, expiresAt } = await this.obtain(order, latest ?? (await this.attempts.next(order, 1)))
    if (!sessionId) throw noSession()
    return { order, sessionId, endsAt: expiresAt }
  }

  private async obtain(order: StoredOrder, latest: StoredAttempt): Promise<StoredAttempt> {
    if (UNSENT_ATTEMPT.holds(latest)) return this.activate(order, latest)
    const settled = await this.reading.settle({ attempt: latest, order })
    if (!settled) await this.attempts.giveUp(latest)
    else if (settled.verdict.payable) return this.attempts.reopen(settled.attempt)
    else await this.assertEnded(order, settled)
    return this.activate(order, await this.attempts.next(order, latest.sequence + 1))
  }

  /**
   * A further session is opened only when the last one can no longer take money. A session whose late
   * payment was refunded counts as ended too.
   */
  private async assertEnded(order: StoredOrder, { attempt, verdict }: Settled): Promise<void> {
    if (verdict.waiting)
      throw new Conflict(
        'PAYMENT_PENDING',
        'The bank is still working on your last payment. Please wait a few minutes.',
      )
    if (attempt.status === 'paid') return assertPayable(await this.orders.resolve(order.orderId))
    // Money that staff refunded, or settled in another way, does not prevent a new session.
    if (await this.cases.isOpenFor(order.orderId)) throw underReview()
    if (attempt.status !== 'expired')
      throw new Conflict(
        'PAYMENT_PENDING',
        'The last payment session is just being closed. Please try again in a minute.',
      )
  }

  /** Calls the provider with the reference of the stored intent; the call may be repeated. */
  private async activate(order: StoredOrder, attempt: StoredAttempt): Promise<StoredAttempt> {
    const isFresh = isExpiryAccepted(attempt.expiresAt, this.clock.now())
    const intent = isFresh ? attempt : await this.attempts.prolong(attempt, order.holdUntil)
    const opened = await this.provider.openSession(intent)
    if (opened.amountPaise !== intent.amountPaise || opened.currency !== intent.currency) {
      this.logger.error({
        reference: intent.reference,
        charged: intent.amountPaise,
        opened: opened.amountPaise,
      })
      throw new ProviderUnavailable('an order of another amount')
    }
    const active = await this.attempts.activate(intent, opened)
    return opened.status === 'active' ? active : this.obtain(order, active)
  }
}

/** @throws Conflict with the reason when the stored order takes no payment. */
export function assertPayable(order: StoredOrder): void {
  if (PAYABLE.holds(order)) return
  if (!ALIVE.holds(order)) throw noSession()
  throw UNPAID_AND_ALIVE.holds(order) ? underReview() : alreadyPaid()
}

const noSession = (): Conflict =>
  new Conflict('NO_PAYMENT_SESSION', 'No payment session found for this order.')

const alreadyPaid = (): Conflict => new Conflict('ALREADY_PAID', 'This order is already paid.')

const underReview = (): Conflict =>
  new Conflict(
    'PAYMENT_UNDER_REVIEW',
    'We are looking at your payment. Please do not pay again; we will get in touch.',
  )
