import { Injectable } from '@nestjs/common'
import { NO_MONEY, type Paise, paiseToRupees, subtractPaise } from '../../../kernel/amounts/money.js'
import { csvHead, csvLine, type CsvValue } from '../../../kernel/csv/csv.js'
import { istDay, istDayEnd, istDayStart, istTime } from '../../../kernel/dates/ist.js'
import { isIncoming } from '../../money/desk/drawer/domain/cash.js'
import { Drawers, type StoredDrawer } from '../../money/desk/drawer/drawers.service.js'
import { ExpenseQueries } from '../../money/expenses/expenses.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { payoutsCsv } from '../../money/payouts/payouts-csv.js'
import { registerLines } from '../../money/purchases/domain/register.js'
import { PurchaseBooks } from '../../money/purchases/purchase-books.service.js'
import { type IssuedPaper, IssuedPapers } from '../../sales/orders/money/issued-papers.queries.js'
import { noteCells, NOTES_HEAD, saleCells, SALES_HEAD } from './domain/registers.js'
import { type Days, type MonthFile, once } from './month-file.js'

const EXPENSES_HEAD = [
  ...['Date', 'Type', 'Amount', 'Description', 'Vendor', 'GSTIN', 'Bill'],
  ...['Central tax', 'State/UT tax', 'Integrated tax', 'Input tax claimed', 'Paid from'],
]

/** Lines of a file in one portion. */
const PORTION = 500

/** The files of a month that every shop has: what was sold, taken back, paid out and spent, and the cash. */
@Injectable()
export class BookFiles {
  constructor(
    private readonly papers: IssuedPapers,
    private readonly payouts: PayoutQueries,
    private readonly expenses: ExpenseQueries,
    private readonly drawers: Drawers,
    private readonly purchases: PurchaseBooks,
  ) {}

  of(month: Days): MonthFile[] {
    const { first, last } = month
    return [
      {
        name: 'sales.csv',
        what: 'The sales register: each invoice a line.',
        text: () => this.register(month, 'invoice', SALES_HEAD, saleCells),
      },
      {
        name: 'credit-notes.csv',
        what: 'Each credit note a line, with the invoice that it takes back.',
        text: () => this.register(month, 'credit note', NOTES_HEAD, noteCells),
      },
      {
        name: 'settlements.csv',
        what: 'What the payment provider paid out, line by line, with its fees and the tax on them.',
        text: () => once(this.payouts.between(first, last).then(payoutsCsv)),
      },
      {
        name: 'purchases.csv',
        what: 'The purchases register: each line of each bill of a supplier.',
        text: () => registerLines(this.purchases.billsBetween(first, last)),
      },
      {
        name: 'expenses.csv',
        what: 'Each expense a line, with its bill and its tax.',
        text: () => this.expensesOf(month),
      },
      {
        name: 'drawer.csv',
        what: 'The cash drawers that were opened in the month: what came in and went out, and their counts.',
        text: () => this.drawersOf(month),
      },
    ]
  }

  private async *register(
    { first, last }: Days,
    kind: IssuedPaper['kind'],
    head: readonly string[],
    cells: (paper: IssuedPaper) => CsvValue[],
  ): AsyncGenerator<string> {
    yield csvHead(head)
    let lines: string[] = []
    for await (const paper of this.papers.between(first, last, 'all')) {
      if (paper.kind !== kind) continue
      lines.push(csvLine(cells(paper)))
      if (lines.length < PORTION) continue
      yield lines.join('')
      lines = []
    }
    yield lines.join('')
  }

  private async *expensesOf({ first: from, last: to }: Days): AsyncGenerator<string> {
    yield csvHead(EXPENSES_HEAD)
    for await (const expense of this.expenses.each({ from, to })) {
      const { date, type, amountPaise, description, vendor, gstin, billNumber, paidFrom } = expense
      const tax = [expense.cgstPaise, expense.sgstPaise, expense.igstPaise, expense.claimablePaise]
      yield csvLine([
        ...[date, type, paiseToRupees(amountPaise), description, vendor, gstin, billNumber],
        ...tax.map(paiseToRupees),
        paidFrom,
      ])
    }
  }

  private async *drawersOf({ first, last }: Days): AsyncGenerator<string> {
    yield csvHead(['Date', 'Time', 'Drawer of', 'What', 'Amount', 'Order', 'Reason', 'By'])
    const filter = { openedAt: { $gte: istDayStart(first), $lt: istDayEnd(last) } }
    for (let skip = 0; ; skip += PORTION) {
      const sort = { openedAt: 1, _id: 1 } as const
      const { rows } = await this.drawers.page({ filter, sort, skip, limit: PORTION })
      for (const drawer of rows) yield (await this.movesOf(drawer)).map(csvLine).join('')
      if (rows.length < PORTION) return
    }
  }

  private async movesOf(drawer: StoredDrawer): Promise<CsvValue[][]> {
    const opened = istDay(drawer.openedAt)
    const row = (at: Date, what: string, paise: Paise, rest: CsvValue[]): CsvValue[] => [
      ...[istDay(at), istTime(at), opened, what, paiseToRupees(paise)],
      ...rest,
    ]
    const { closedAt, countedPaise, differencePaise, note, closedBy } = drawer
    return [
      row(drawer.openedAt, 'opened with', drawer.floatPaise, [null, null, drawer.openedBy]),
      ...(await this.drawers.movesOf(drawer._id)).map(({ at, kind, paise, orderId, reason, by }) =>
        row(at, kind, isIncoming(kind) ? paise : subtractPaise(NO_MONEY, paise), [orderId, reason, by]),
      ),
      ...(closedAt
        ? [
            row(closedAt, 'difference', differencePaise ?? NO_MONEY, [null, note, closedBy]),
            row(closedAt, 'counted', countedPaise ?? NO_MONEY, [null, null, closedBy]),
          ]
        : []),
    ]
  }
}
