import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { groupBy } from '../../../kernel/group-by.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { OrderPayouts } from '../../sales/orders/money/order-payouts.service.js'
import { type ReportedSettlement, type ReportLine } from './domain/settlement-line.js'
import { isOpenSettlement, payoutOf, sumsOf } from './domain/sums.js'
import { type MatchedLine, ReportMatching } from './report-matching.service.js'
import { SettlementDocument, type StoredSettlement } from './schemas/settlement.schema.js'
import { SettlementLineDocument, type StoredLine } from './schemas/settlement-line.schema.js'
import { SettledMoney } from './settled-money.service.js'

/** Lines of one settlement that are booked together. */
export interface Portion {
  utr: string
  lines: readonly ReportLine[]
  reported: ReportedSettlement | null
}

export interface Booked {
  added: number
  /** Number of lines that wait for a person. */
  open: number
  already: number
}

/** Whether the books now have the record of a line that was unknown when the line was booked. */
const isKnownNow = ({ stored, match }: MatchedLine): boolean =>
  stored !== null &&
  stored.open &&
  stored.paymentId === null &&
  stored.refundId === null &&
  match.trouble === null

const rowOf = ({ line: { line: _, key, ...line }, match }: MatchedLine) => ({
  ...line,
  _id: key,
  ...foundIn(match),
  open: match.trouble !== null,
})

const foundIn = ({ of, paymentId, refundId, expectedPaise, state, trouble }: MatchedLine['match']) => ({
  paymentId,
  refundId,
  expectedPaise,
  state,
  trouble,
  order: of?.order ?? null,
  orderId: of?.orderId ?? null,
})

/** Writes lines of a report into the books, each once (docs/domain/payments.md#payouts). */
@Injectable()
export class SettlementBooks {
  constructor(
    @InjectModel(SettlementDocument.name) private readonly settlements: Model<SettlementDocument>,
    @InjectModel(SettlementLineDocument.name) private readonly lines: Model<SettlementLineDocument>,
    private readonly matching: ReportMatching,
    private readonly settled: SettledMoney,
    private readonly orders: OrderPayouts,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Books the portion, all or nothing. Concurrent imports conflict on the settlement, so that the second
   * finds the lines of the first.
   */
  book({ utr, lines, reported }: Portion): Promise<Booked> {
    return this.transactions.run(async () => {
      const settlement = await this.lock(utr, lines, reported)
      const matched = await this.matching.match(lines)
      const added = matched.filter(({ stored }) => stored === null)
      const known = matched.filter(isKnownNow)
      const changed = [...added, ...known]
      const daysOf = await this.settled.days(changed)
      await this.lines.insertMany(added.map((one) => ({ ...rowOf(one), ...daysOf(one) })))
      for (const one of known) {
        const { clearsOn } = daysOf(one)
        await this.lines.updateOne(
          { _id: one.line.key },
          { $set: { ...foundIn(one.match), open: false, clearsOn } },
        )
      }
      await this.settled.paidOut(changed)
      await this.noteOrders(changed)
      const open = added.filter(({ match }) => match.trouble !== null).length
      await this.sum(settlement, { added, reported, opened: open - known.length })
      return { added: added.length, open, already: matched.length - added.length }
    })
  }

  /** First write of the transaction. */
  private async lock(
    utr: string,
    lines: readonly ReportLine[],
    reported: ReportedSettlement | null,
  ): Promise<StoredSettlement> {
    const at = lines[0]?.settledAt ?? reported?.settledAt
    return this.settlements
      .findOneAndUpdate(
        { _id: utr },
        { $inc: { revision: 1 }, $setOnInsert: { at } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<SettlementDocument>()
  }

  private async sum(
    settlement: StoredSettlement,
    {
      added,
      reported,
      opened,
    }: { added: readonly MatchedLine[]; reported: ReportedSettlement | null; opened: number },
  ): Promise<void> {
    const sums = sumsOf(added.map(({ line }) => line))
    const told = {
      ...(reported?.netPaise == null ? {} : { reportedPaise: reported.netPaise }),
      ...(reported?.providerId == null ? {} : { providerId: reported.providerId }),
      // When lines are added, a person has to look at the new sum again.
      ...(added.length > 0 ? { closed: null } : {}),
    }
    const after = await this.settlements
      .findOneAndUpdate(
        { _id: settlement._id },
        { $set: told, $inc: { ...sums, lines: added.length, openLines: opened } },
        { returnDocument: 'after' },
      )
      .orFail()
      .lean<SettlementDocument>()
    await this.settlements.updateOne({ _id: settlement._id }, { $set: { open: isOpenSettlement(after) } })
  }

  private async noteOrders(changed: readonly MatchedLine[]): Promise<void> {
    const orders = new Map(changed.flatMap(({ match: { of } }) => (of ? [[String(of.order), of.order]] : [])))
    const rows = await this.lines.find({ order: { $in: [...orders.values()] } }).lean<StoredLine[]>()
    const byOrder = groupBy(rows, ({ order }) => String(order))
    await this.orders.note(
      [...byOrder].flatMap(([id, lines]) => {
        const payout = payoutOf(lines)
        return payout ? [{ order: orders.get(id) as Types.ObjectId, payout }] : []
      }),
    )
  }
}
