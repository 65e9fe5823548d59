import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { creditInWords, creditState } from '../../../sales/orders/domain/money/credits.js'
import {
  type CreditPreview,
  type CreditRequest,
  type LockedCredit,
  OrderCredits,
} from '../../../sales/orders/money/order-credits.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { LEAST_REFUND_PAISE } from '../domain/refund.js'
import { cashReferenceOf } from './paid-in-cash.js'
import { type DueRefund, Refunds } from './refunds.service.js'

/** Through the provider, or by hand with the reference of the transfer. */
export type CreditWay = 'provider' | { reference: string }

export interface GivenCredit {
  order: StoredOrder
  creditId: string
}

interface Booking {
  way: CreditWay
  by: string
}

/**
 * A part of an order's money goes back, for jars, delivery or goodwill (docs/domain.md#credits). The order is locked
 * first, then the payment is lowered: when two run at once, the second sees what the first left.
 */
@Injectable()
export class Credits {
  constructor(
    private readonly refunds: Refunds,
    private readonly credits: OrderCredits,
    private readonly cases: PaymentCases,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives it back, once for each `requestKey`. Joins the caller's transaction.
   * @throws NotFound; InvalidInput (reference, lines, amount, delivery); Conflict NOT_CREDITABLE | NOTHING_TO_REFUND |
   * NO_PROVIDER_PAYMENT | REFUND_EXCEEDS_PAYMENT
   */
  give({ way, ...wanted }: CreditRequest & { way: CreditWay }): Promise<GivenCredit> {
    const told = checked(way)
    return this.transactions.run(async () => {
      const locked = await this.credits.lock(wanted, this.clock.now())
      if (!locked.isNew) return this.known(locked)
      demandNewReference(locked, told)
      return this.book(locked, { way: told, by: wanted.by })
    })
  }

  /** What would go back; nothing changes. @throws as `give`, as far as it can be known before. */
  preview({ way, ...wanted }: CreditRequest & { way: CreditWay }): Promise<CreditPreview> {
    checked(way)
    return this.credits.preview(wanted)
  }

  /**
   * Tries a credit again that the provider ended without paying. The same reference said twice changes nothing.
   * @throws as `give`; Conflict REFUND_UNDER_WAY | REFUND_NOT_DUE
   */
  again(what: { orderId: string; creditId: string }, { way, by }: Booking): Promise<GivenCredit> {
    const told = checked(way)
    return this.transactions.run(async () => {
      const locked = await this.credits.lockAgain(what.orderId, what.creditId)
      const { order, credit } = locked
      const state = creditState(credit)
      const isSame = told !== 'provider' && credit.reference === told.reference
      if (state === 'Completed' && isSame) return this.known(locked)
      if (state === 'Completed') throw notDue(order)
      if (state === 'Started') throw underWay(order)
      demandNewReference(locked, told)
      return this.book(locked, { way: told, by })
    })
  }

  /** Said again. */
  private known({ order, credit }: LockedCredit): GivenCredit {
    this.audit.nothingNew()
    return { order, creditId: credit.id }
  }

  private async book(locked: LockedCredit, { way, by }: Booking): Promise<GivenCredit> {
    const { order, credit } = locked
    const payment = await this.refunds.paymentOf(order._id)
    const paymentId = payment?._id ?? order.orderId
    const refundId = await this.refunds.nextId(paymentId, 'credit')
    const row = { ...rowOf(locked, by), paymentId }
    const at = this.clock.now()
    const reference = way === 'provider' ? {} : { reference: way.reference }
    if (way === 'provider') {
      if (!payment) throw noPayment(order)
      if (credit.paise < LEAST_REFUND_PAISE) throw nothingToRefund(order)
      if (!(await this.refunds.book(refundId, row))) throw exceeds(locked)
    } else {
      const byHand = { ...row, note: way.reference }
      const isBooked = payment
        ? await this.refunds.bookByHand(byHand)
        : await this.refunds.noteByHand(order, byHand)
      if (!isBooked) throw exceeds(locked)
    }
    const after = await this.credits.booked(locked, { refundId, at, by, ...reference })
    // The row is written. What else failed of this payment is still owed; the rest needs no person any more.
    if (way !== 'provider') await this.cases.settleRefunded(paymentId, way.reference)
    await this.record(locked, way)
    return { order: after, creditId: credit.id }
  }

  private record({ order, credit }: LockedCredit, way: CreditWay): Promise<void> {
    const after = {
      amount: formatRupees(credit.paise),
      kind: credit.kind,
      reason: credit.reason,
      way: way === 'provider' ? 'provider' : way.reference,
    }
    const changes = [{ field: `credit ${credit.id}`, after: JSON.stringify(after) }]
    return this.audit.record({ action: 'order.credited', subject: `order:${order.orderId}`, changes })
  }
}

function checked(way: CreditWay): CreditWay {
  if (way === 'provider') return way
  const reference = way.reference.trim()
  if (reference === '') throw InvalidInput.field('reference', 'Refund reference is required.')
  return { reference }
}

/**
 * One transfer by hand is one credit of an order, so two people who answer the same complaint do not note it twice. The
 * order is locked. Cash has one reference for all credits of its order.
 * @throws Conflict REFUND_NOT_DUE naming who gave what and when
 */
function demandNewReference({ order, credit }: LockedCredit, way: CreditWay): void {
  if (way === 'provider' || (order.paidBy === 'cash' && way.reference === cashReferenceOf(order))) return
  const same = order.credits.find(({ id, reference }) => id !== credit.id && reference === way.reference)
  if (!same) return
  throw new Conflict(
    'REFUND_NOT_DUE',
    `The transfer ${way.reference} is noted for order ${order.orderId} already: ${creditInWords(same)}.`,
  )
}

function rowOf({ order, credit }: LockedCredit, by: string): Omit<DueRefund, 'paymentId'> {
  return {
    amountPaise: credit.paise,
    purpose: 'credit',
    subject: credit.id,
    isSecondInSession: false,
    note: `Part refund for order ${order.orderId}`,
    by,
  }
}

function notDue({ orderId }: StoredOrder): Conflict {
  return new Conflict('REFUND_NOT_DUE', `That money of order ${orderId} has gone back already.`)
}

function underWay({ orderId }: StoredOrder): Conflict {
  return new Conflict(
    'REFUND_UNDER_WAY',
    `The payment provider is already refunding order ${orderId}. Please wait for its answer.`,
  )
}

function nothingToRefund({ orderId }: StoredOrder): Conflict {
  return new Conflict(
    'NOTHING_TO_REFUND',
    `The refund for order ${orderId} is less than a rupee, which the payment provider does not send.`,
  )
}

function noPayment({ orderId }: StoredOrder): Conflict {
  return new Conflict(
    'NO_PROVIDER_PAYMENT',
    `The payment provider knows no payment of order ${orderId}. Please refund it by hand.`,
  )
}

function exceeds({ order: { orderId }, credit }: LockedCredit): Conflict {
  return new Conflict(
    'REFUND_EXCEEDS_PAYMENT',
    `${formatRupees(credit.paise)} is more than what is left of the payment of order ${orderId}.`,
  )
}
