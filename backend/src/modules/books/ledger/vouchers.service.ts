import { Injectable } from '@nestjs/common'
import { addIstDays, type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { Receipts } from '../../money/desk/receipts.service.js'
import { MoneyBooks } from '../../money/payments/money-books.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { CourierWorkQueries } from '../../sales/orders/aftercare/courier-work.queries.js'
import { IssuedPapers } from '../../sales/orders/money/issued-papers.queries.js'
import {
  clearedLaterVoucher,
  differenceVoucher,
  paidClaimVoucher,
  paperVouchers,
  receiptVoucher,
  refundVoucher,
  type SettledLine,
  settlementVoucher,
  writtenOffVoucher,
} from './domain/sales-vouchers.js'
import { type Voucher } from './domain/voucher.js'
import { SpendingVouchers } from './spending-vouchers.service.js'

/** Turns what happened into vouchers (docs/domain/ledger.md#vouchers). Nothing of them is stored. */
@Injectable()
export class Vouchers {
  constructor(
    private readonly papers: IssuedPapers,
    private readonly money: MoneyBooks,
    private readonly receipts: Receipts,
    private readonly courier: CourierWorkQueries,
    private readonly payouts: PayoutQueries,
    private readonly spending: SpendingVouchers,
  ) {}

  /** All vouchers of a range of days, both included, source by source; one at a time, since a year has many. */
  async *between(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    yield* this.sold(from, to)
    yield* this.settled(from, to)
    yield* this.spending.between(from, to)
  }

  /** As `between`, day by day. */
  async *byDay(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    for (let day = from; day <= to; day = addIstDays(day, 1)) yield* this.between(day, day)
  }

  private async *sold(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    for await (const paper of this.papers.between(from, to, 'all')) yield* paperVouchers(paper)
    for await (const payment of this.money.received(from, to))
      yield* receiptVoucher({ ...payment, place: 'gateway' })
    for await (const { _id, orderId, at, paise, method, reference } of this.receipts.between(from, to))
      yield* receiptVoucher({
        id: String(_id),
        orderId,
        day: istDay(at),
        paise,
        place: method === 'cash' ? 'drawer' : 'bank',
        reference: reference ?? orderId,
      })
    for await (const refund of this.money.refunded(from, to)) yield* refundVoucher(refund)
    for (const claim of await this.courier.paidClaims(from, to)) yield* paidClaimVoucher(claim)
  }

  private async *settled(from: IstDay, to: IstDay): AsyncGenerator<Voucher> {
    let transfer: SettledLine[] = []
    for await (const { _id: id, ...line } of this.payouts.booked(from, to)) {
      const [first] = transfer
      if (first && (first.utr !== line.utr || first.bookedOn !== line.bookedOn)) {
        yield* settlementVoucher(transfer)
        transfer = []
      }
      transfer.push({ id, ...line })
    }
    yield* settlementVoucher(transfer)
    for await (const { _id: id, ...line } of this.payouts.clearedLater(from, to))
      yield* clearedLaterVoucher({ id, ...line })
    for (const { _id: utr, differences } of await this.payouts.withDifferences(from, to))
      for (const [nth, { day, paise }] of differences.entries())
        if (day >= from && day <= to) yield* differenceVoucher({ utr, nth, day, paise })
    for await (const payment of this.money.writtenOff(from, to)) yield* writtenOffVoucher(payment)
  }
}
