import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { CANCELLABLE_BY_STAFF, CREDITABLE } from '../domain/guards.js'
import { receivedFor, refundLeft } from '../domain/money/credit.js'
import { creditables } from '../domain/money/credit-plan.js'
import { creditState, type OrderCredit } from '../domain/money/credits.js'
import { refundOnCancellation } from '../domain/order.js'
import { type StoredOrder } from '../store/stored-order.js'
import {
  type CreditableAnswer,
  type CreditAnswer,
  type OrderMoneyAnswer,
  type StaffCancellationAnswer,
  type StaffCreditAnswer,
} from './credit.answer.js'

/** The money of an order; `order` has readable product names. */
export function moneyAnswer(order: StoredOrder): OrderMoneyAnswer {
  return {
    cancelledBy: order.cancelledBy ?? null,
    cancelReason: order.cancelReason ?? null,
    creditedAmount: paiseToRupees(order.creditedPaise),
    credits: order.credits.map((credit) => creditAnswer(order, credit)),
  }
}

export function staffCredits(order: StoredOrder): StaffCreditAnswer[] {
  return order.credits.map((credit) => ({ ...creditAnswer(order, credit), by: credit.by }))
}

/** The most that can still be credited; null when nothing can. */
export function creditableAnswer(order: StoredOrder): CreditableAnswer | null {
  if (!CREDITABLE.holds(order)) return null
  const { totalPaise, lines, deliveryPaise } = creditables(order)
  if (totalPaise === 0) return null
  return {
    total: paiseToRupees(totalPaise),
    lines: lines.map(({ quantityMilli, paise }) => ({
      quantity: fromMilli(quantityMilli),
      amount: paiseToRupees(paise),
    })),
    delivery: paiseToRupees(deliveryPaise),
  }
}

/** What a cancellation by staff would refund; null when staff cannot cancel the order. */
export function cancellationAnswer(order: StoredOrder, percent: number): StaffCancellationAnswer | null {
  if (!CANCELLABLE_BY_STAFF.holds(order)) return null
  return {
    full: paiseToRupees(refundLeft(order, receivedFor(order))),
    lessCharge: paiseToRupees(refundLeft(order, refundOnCancellation(order, percent))),
  }
}

function creditAnswer({ orderId, items }: StoredOrder, credit: OrderCredit): CreditAnswer {
  const { id, kind, reason, at, reference, doneAt } = credit
  return {
    id,
    kind,
    amount: paiseToRupees(credit.paise),
    lines: credit.lines.map(({ line, quantityMilli, paise }) => ({
      line,
      name: items[line]?.name ?? '',
      quantity: fromMilli(quantityMilli),
      amount: paiseToRupees(paise),
    })),
    delivery: paiseToRupees(credit.deliveryPaise),
    reason,
    at,
    state: creditState(credit),
    reference,
    doneAt,
    creditNoteUrl: doneAt === null ? null : `/api/orders/${orderId}/credit-notes/${id}`,
  }
}
