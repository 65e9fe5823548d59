import { Injectable } from '@nestjs/common'
import { formatRupees, type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { HeldForPaying } from '../../../sales/orders/placing/held-for-paying.service.js'
import { Holds } from '../../../sales/orders/placing/holds.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { Attempts, CURRENCY } from './attempts.service.js'
import { assertPayable, type OpenedSession, SessionOpening } from './session-opening.service.js'

/** The amount that the client believes it will pay; compared, never used. */
export interface ClaimedCharge {
  amountPaise: Paise
  currency: string
}

/** Opens payment sessions for customers, and holds the stock, or refuses with the reason. */
@Injectable()
export class PaymentSessions {
  constructor(
    private readonly holds: Holds,
    private readonly held: HeldForPaying,
    private readonly attempts: Attempts,
    private readonly opening: SessionOpening,
    private readonly clock: Clock,
  ) {}

  /**
   * The session for a first payment. The stock is held again if its hold has ended.
   * @throws NotFound; Conflict AMOUNT_MISMATCH naming both figures, and those of `retry`; TooManyRequests;
   * ProviderUnavailable.
   */
  async open(principal: Principal, orderId: string, claimed: ClaimedCharge): Promise<OpenedSession> {
    const { order, attempts } = await this.attempts.withOrder(principal.userId, orderId)
    assertCharge(order, claimed)
    return this.sessionOf(order, attempts.at(-1))
  }

  /**
   * The session for another try. The stock is held first. Then an active session is offered again, or a new one is
   * opened after the last one has ended at the provider (docs/domain/payments.md#one-chargeable-session-at-a-time).
   * @throws NotFound; Conflict OUT_OF_STOCK, ALREADY_PAID, NO_PAYMENT_SESSION, PAYMENT_PENDING, PAYMENT_UNDER_REVIEW,
   * HOLD_LIMIT; TooManyRequests; ProviderUnavailable.
   */
  async retry(principal: Principal, orderId: string): Promise<OpenedSession> {
    const { order, attempts } = await this.attempts.withOrder(principal.userId, orderId)
    return this.sessionOf(order, attempts.at(-1))
  }

  /** Holds the stock first; the hold is extended only when the provider has opened a session. */
  private async sessionOf(order: StoredOrder, latest: StoredAttempt | undefined): Promise<OpenedSession> {
    assertPayable(order)
    this.admit(order)
    const isHeld = order.held && order.holdUntil > this.clock.now()
    const held = isHeld ? order : await this.held.holdAgain(order.orderId)
    const opened = await this.opening.open({ ...held, holdUntil: await this.holds.until(held) }, latest)
    return { ...opened, order: await this.held.keepFor(held, opened.endsAt) }
  }

  /** @throws TooManyRequests; a refused try does not extend the wait. */
  private admit({ _id, orderId }: StoredOrder): void {
    const waitMs = this.attempts.admitWindow(_id)
    if (waitMs > 0)
      throw new TooManyRequests(`The payment of order ${orderId} was started several times just now.`, waitMs)
  }
}

/** @throws Conflict naming both figures when the client shows an amount other than the order's. */
function assertCharge(order: StoredOrder, { amountPaise, currency }: ClaimedCharge): void {
  if (amountPaise === order.finalPaise && currency === CURRENCY) return
  const [orderAmount, givenAmount] = [paiseToRupees(order.finalPaise), paiseToRupees(amountPaise)]
  const [given, expected] = [`${currency} ${givenAmount}`, `${CURRENCY} ${orderAmount}`]
  throw new Conflict(
    'AMOUNT_MISMATCH',
    `The order costs ${formatRupees(order.finalPaise)}, not ${currency === CURRENCY ? formatRupees(amountPaise) : given}.`,
    { given, expected, orderAmount, givenAmount },
  )
}
