import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type IstDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { IssuedPapers } from '../../../sales/orders/money/issued-papers.queries.js'
import { RefundDocument, type StoredRefund } from '../schemas/refund.schema.js'

/** A refund with the fields that the books need. */
export interface StatementLine {
  refund: StoredRefund
  /** Reference of the transfer; the shop's own until the provider has named one. */
  reference: string
  creditNote: string | null
}

/** Refunds for the books, month by month. */
@Injectable()
export class RefundStatement {
  constructor(
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly papers: IssuedPapers,
  ) {}

  /** Refunds decided from one Indian day to another, both included, oldest first. */
  async between(from: IstDay, to: IstDay): Promise<StatementLine[]> {
    const createdAt = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const found = await this.refunds.find({ createdAt }).sort({ createdAt: 1, _id: 1 }).lean<StoredRefund[]>()
    const notes = await this.notesOf(found)
    return found.map((refund) => ({
      refund,
      reference: refund.method === 'hand' ? refund.note : (refund.providerRefundId ?? refund._id),
      creditNote: notes.get(refund._id) ?? null,
    }))
  }

  private async notesOf(refunds: readonly StoredRefund[]): Promise<Map<string, string>> {
    const orders = await this.papers.noted(refunds.map(({ order }) => order))
    const byId = new Map(orders.map((order) => [String(order._id), order]))
    return new Map(
      refunds.flatMap(({ _id, order, purpose }) => {
        const noted = byId.get(String(order))
        const number =
          purpose === 'cancelled'
            ? noted?.creditNoteNumber
            : noted?.credits.find(({ refundId }) => refundId === _id)?.noteNumber
        return number ? [[_id, number] as const] : []
      }),
    )
  }
}
