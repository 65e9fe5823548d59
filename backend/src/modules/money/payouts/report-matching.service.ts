import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type BookedMoney, PaidOutMoney } from '../payments/paid-out-money.service.js'
import { type KnownMoney, type Match, Matcher } from './domain/match.js'
import { type ReportLine } from './domain/settlement-line.js'
import { SettlementLineDocument, type StoredLine } from './schemas/settlement-line.schema.js'

/** A line of the report, matched with the books. */
export interface MatchedLine {
  line: ReportLine
  match: Match<Types.ObjectId>
  /** The booked line; null when it is new. */
  stored: StoredLine | null
}

/** Matches lines with payments and refunds; only reads. */
@Injectable()
export class ReportMatching {
  constructor(
    @InjectModel(SettlementLineDocument.name) private readonly lines: Model<SettlementLineDocument>,
    private readonly money: PaidOutMoney,
  ) {}

  /**
   * @param taken payments and refunds that earlier lines of the file settle and the books do not have yet;
   * it grows
   */
  async match(lines: readonly ReportLine[], taken = new Map<string, string>()): Promise<MatchedLine[]> {
    const known = await this.known(lines)
    const stored = await this.stored(lines)
    for (const [id, key] of await this.taken(known)) taken.set(id, key)
    const matcher = new Matcher(known, taken)
    return lines.map((line) => ({ line, match: matcher.match(line), stored: stored.get(line.key) ?? null }))
  }

  private async known(lines: readonly ReportLine[]): Promise<KnownMoney<Types.ObjectId>> {
    const named = await this.money.named({
      references: lines.flatMap(({ reference }) => reference ?? []),
      paymentIds: lines.flatMap(({ paymentId, eventId }) => [paymentId ?? [], eventId].flat()),
      refundIds: lines.flatMap(({ refundId, eventId }) => [refundId ?? [], eventId].flat()),
    })
    return knownOf(named)
  }

  private async stored(lines: readonly ReportLine[]): Promise<Map<string, StoredLine>> {
    const rows = await this.lines.find({ _id: { $in: lines.map(({ key }) => key) } }).lean<StoredLine[]>()
    return new Map(rows.map((row) => [row._id, row]))
  }

  private async taken({ payments, refunds }: KnownMoney): Promise<(readonly [string, string])[]> {
    const ids = [...payments, ...refunds].map(({ id }) => id)
    const rows = await this.lines
      .find(
        {
          $or: [{ paymentId: { $in: ids } }, { refundId: { $in: ids } }],
          trouble: { $ne: 'twice' },
        },
        { paymentId: 1, refundId: 1 },
      )
      .lean<Pick<StoredLine, '_id' | 'paymentId' | 'refundId'>[]>()
    return rows.map(({ _id, paymentId, refundId }) => [paymentId ?? refundId ?? '', _id] as const)
  }
}

function knownOf({ payments, refunds, orders }: BookedMoney): KnownMoney<Types.ObjectId> {
  return {
    orders,
    payments: payments.map(({ _id: id, reference, amountPaise, order, orderId }) => {
      return { id, reference, amountPaise, order, orderId }
    }),
    refunds: refunds.map(({ _id: id, status, providerRefundId, reference, amountPaise, order, orderId }) => {
      const isRefused = status === 'cancelled' || status === 'refused'
      return { id, reference, amountPaise, order, orderId, providerRefundId, isRefused }
    }),
  }
}
