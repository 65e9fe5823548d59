import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { isIncoming } from '../../money/desk/drawer/domain/cash.js'
import { Drawers } from '../../money/desk/drawer/drawers.service.js'
import { NO_TAX } from '../../money/expenses/domain/input-tax.js'
import { ExpenseQueries } from '../../money/expenses/expenses.queries.js'
import { PurchaseBooks } from '../../money/purchases/purchase-books.service.js'
import { billPaymentVoucher, billVoucher, drawerVoucher, expenseVoucher } from './domain/spending-vouchers.js'
import { type Voucher } from './domain/voucher.js'

/** Vouchers of what was spent, and of the cash drawer that some of it came from. */
@Injectable()
export class SpendingVouchers {
  constructor(
    private readonly drawers: Drawers,
    private readonly expenses: ExpenseQueries,
    private readonly purchases: PurchaseBooks,
  ) {}

  /** Those of a range of days, both included; one at a time. */
  async *between(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    yield* this.drawn(from, to)
    yield* this.spent(from, to)
  }

  private async *drawn(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    for (const { _id, openedAt, floatPaise: paise } of await this.drawers.openedBetween(from, to))
      yield* drawerVoucher({ drawerId: String(_id), day: istDay(openedAt), what: 'opened', paise })
    for await (const { _id, drawer, at, kind, paise, reason } of this.drawers.movedBetween(from, to))
      yield* drawerVoucher({
        drawerId: String(drawer),
        moveId: String(_id),
        day: istDay(at),
        what: isIncoming(kind) ? 'in' : 'out',
        paise,
        reason,
      })
    for (const { _id, closedAt, countedPaise, differencePaise, note } of await this.drawers.closedBetween(
      from,
      to,
    ))
      if (closedAt && countedPaise !== null && differencePaise !== null)
        yield* drawerVoucher({
          drawerId: String(_id),
          day: istDay(closedAt),
          what: 'closed',
          countedPaise,
          differencePaise,
          note,
        })
  }

  private async *spent(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    for await (const expense of this.expenses.each({ from, to })) {
      const { _id, date: day, type, amountPaise, description, vendor, gstin, billNumber, paidFrom } = expense
      yield* expenseVoucher({
        id: String(_id),
        day,
        type,
        amountPaise,
        // An expense is claimed whole or not at all.
        claimed: expense.claimablePaise === NO_MONEY ? NO_TAX : expense,
        paidFrom,
        description,
        vendor: vendor === '' ? null : { name: vendor, gstin },
        billNumber,
      })
    }
    for await (const bill of this.purchases.billsBetween(from, to)) yield* billVoucher(bill)
    for await (const payment of this.purchases.paymentsBetween(from, to)) yield* billPaymentVoucher(payment)
  }
}
