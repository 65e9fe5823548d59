import { Injectable, Logger } from '@nestjs/common'
import { Conflict } from '../../kernel/errors.js'
import { formatRupees, type Paise } from '../../kernel/money.js'
import { Clock } from '../../platform/clock.js'
import { type Principal } from '../../platform/http/access.js'
import { TooManyRequests } from '../auth/domain/too-many-requests.js'
import { type OrderRecord, Orders } from '../orders/orders.service.js'
import { Attempts } from './attempts.service.js'
import { isExpiryAccepted } from './domain/checks.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { ProviderReading } from './provider-reading.service.js'
import { PaymentProvider, ProviderUnavailable } from './provider/payment-provider.js'
import { type AttemptRecord } from './schemas/attempt.schema.js'
import { type Settled } from './settlement.service.js'

const CURRENCY = 'INR'

/** What the client believes it is going to pay; compared, never used (statement 1). */
export interface ClaimedCharge {
  amountPaise: Paise
  currency: string
}

/** Payment sessions of an order: opened, offered again, or refused with the reason. */
@Injectable()
export class PaymentSessions {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly orders: Orders,
    private readonly attempts: Attempts,
    private readonly provider: PaymentProvider,
    private readonly reading: ProviderReading,
    private readonly reviews: PaymentReviews,
    private readonly clock: Clock,
  ) {}

  /**
   * The session for a first payment. The stock's hold is renewed if it has lapsed.
   * @throws NotFound; Conflict AMOUNT_MISMATCH naming both figures, and those of `retry`; TooManyRequests;
   * ProviderUnavailable.
   */
  async open(principal: Principal, orderId: string, claimed: ClaimedCharge) {
    const order = await this.orders.owned(principal, orderId)
    assertCharge(order, claimed)
    assertPayable(order)
    this.admit(order)
    const isHeld = order.held && order.holdUntil > this.clock.now()
    return this.sessionOf(isHeld ? order : await this.orders.rehold(order.orderId))
  }

  /**
   * The session for a further try: the stock is held first, then an active session is offered again, or a new one
   * opened once the last has ended at the provider (statement 9).
   * @throws NotFound; Conflict OUT_OF_STOCK, ALREADY_PAID, NO_PAYMENT_SESSION, PAYMENT_PENDING, PAYMENT_UNDER_REVIEW;
   * TooManyRequests; ProviderUnavailable.
   */
  async retry(principal: Principal, orderId: string) {
    const order = await this.orders.owned(principal, orderId)
    assertPayable(order)
    this.admit(order)
    return this.sessionOf(await this.orders.rehold(order.orderId))
  }

  /** @throws TooManyRequests; a try that was refused does not make the wait longer. */
  private admit({ _id, orderId }: OrderRecord): void {
    const waitMs = this.attempts.admitWindow(_id)
    if (waitMs > 0)
      throw new TooManyRequests(`The payment of order ${orderId} was started several times just now.`, waitMs)
  }

  private async sessionOf(order: OrderRecord): Promise<{ order: OrderRecord; sessionId: string }> {
    const { sessionId } = await this.obtain(order)
    if (!sessionId) throw noSession()
    return { order, sessionId }
  }

  private async obtain(order: OrderRecord): Promise<AttemptRecord> {
    const latest = (await this.attempts.latest(order._id)) ?? (await this.attempts.next(order, 1))
    if (latest.status === 'created') return this.activate(order, latest)
    const settled = await this.reading.settle(latest)
    if (!settled) await this.attempts.giveUp(latest)
    else if (settled.verdict.payable) return this.attempts.reopen(settled.attempt)
    else await this.assertEnded(order, settled)
    return this.activate(order, await this.attempts.next(order, latest.sequence + 1))
  }

  /**
   * A further session is opened only after the last can no longer take money. One that took money which came too late
   * and was given back is over as well.
   */
  private async assertEnded(order: OrderRecord, { attempt, verdict }: Settled): Promise<void> {
    if (verdict.waiting)
      throw new Conflict(
        'PAYMENT_PENDING',
        'The bank is still working on your last payment. Please wait a few minutes.',
      )
    if (attempt.status === 'paid') return assertPayable(await this.orders.resolve(order.orderId))
    // Money that staff have given back, or dealt with otherwise, stands in nobody's way.
    if (await this.reviews.isOpenFor(order.orderId)) throw underReview()
    if (attempt.status !== 'expired')
      throw new Conflict(
        'PAYMENT_PENDING',
        'The last payment session is just being closed. Please try again in a minute.',
      )
  }

  /** The intent is stored: the provider is called under its reference, as often as it takes. */
  private async activate(order: OrderRecord, attempt: AttemptRecord): Promise<AttemptRecord> {
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
    return opened.status === 'active' ? active : this.obtain(order)
  }
}

/** @throws Conflict naming both figures when the client shows another amount than the order's. */
function assertCharge(order: OrderRecord, { amountPaise, currency }: ClaimedCharge): void {
  if (amountPaise === order.finalPaise && currency === CURRENCY) return
  const [given, expected] = [`${currency} ${amountPaise / 100}`, `${CURRENCY} ${order.finalPaise / 100}`]
  throw new Conflict(
    'AMOUNT_MISMATCH',
    `The order costs ${formatRupees(order.finalPaise)}, not ${currency === CURRENCY ? formatRupees(amountPaise) : given}.`,
    { given, expected, orderAmount: order.finalPaise / 100, givenAmount: amountPaise / 100 },
  )
}

/** @throws Conflict with the reason when the order, as stored, takes no payment. */
function assertPayable(order: OrderRecord): void {
  if (order.orderStatus === 'Cancelled') throw noSession()
  if (order.paymentStatus !== 'Pending') throw alreadyPaid()
  if (order.paymentReview) throw underReview()
}

const noSession = (): Conflict =>
  new Conflict('NO_PAYMENT_SESSION', 'No payment session found for this order.')

const alreadyPaid = (): Conflict => new Conflict('ALREADY_PAID', 'This order is already paid.')

const underReview = (): Conflict =>
  new Conflict(
    'PAYMENT_UNDER_REVIEW',
    'We are looking at your payment. Please do not pay again; we will get in touch.',
  )
