import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter } from 'mongoose'
import { NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay, istDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { gstCodeOf } from '../../../../kernel/text/indian-states.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { rowsOf } from '../../../../platform/mongo/rows-of.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { type Business } from '../domain/business.js'
import { creditOf, receivedFor } from '../domain/money/credit.js'
import { type PaperFacts } from '../domain/money/paper-facts.js'
import {
  partsOfCancellation,
  partsOfCredit,
  partsOfInvoice,
  type TaxedPart,
} from '../domain/money/taxed-parts.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from '../store/stored-order.js'

const FIELDS = {
  orderId: 1,
  orderStatus: 1,
  state: 1,
  buyer: 1,
  paidAt: 1,
  cancelledAt: 1,
  totalPaise: 1,
  deliveryPaise: 1,
  finalPaise: 1,
  paidPaise: 1,
  refundPaise: 1,
  gst: 1,
  deliveryTax: 1,
  invoiceNumber: 1,
  invoicePaper: 1,
  creditNoteNumber: 1,
  creditNotePaper: 1,
  'items.name': 1,
  'items.quantityMilli': 1,
  'items.linePaise': 1,
  'items.tax': 1,
  'items.hsnCode': 1,
  credits: 1,
} as const

/** An invoice, or a credit note that takes back a part of one. */
export interface IssuedPaper {
  kind: 'invoice' | 'credit note'
  orderId: OrderId
  /** null for the minute until the job has given it. */
  number: string | null
  /** The date of the paper. */
  day: IstDay
  /** The registration under which its tax was collected; null when no GST was collected. */
  gstin: string | null
  /** Two digits of the shop's state, as in GSTINs; empty when its address names no state of India. */
  shopState: string
  /** Two digits of the state of supply; empty when the address names no state of India. */
  placeOfSupply: string
  /** Whether it bears IGST; false when no GST was collected. */
  isInterState: boolean
  /** The business that bought; null for a consumer. */
  buyer: Business | null
  /** Of a credit note: number, date and value of its invoice. */
  takesBack: { number: string | null; day: IstDay; totalPaise: Paise } | null
  /** What it declares; the parts sum to `totalPaise`. Amounts are never negative, also those of notes. */
  parts: TaxedPart[]
  /** Value with tax. */
  totalPaise: Paise
  /** Of an invoice, what staff waived by accepting a smaller payment; of a note, what of it was never paid. */
  waivedPaise: Paise
}

/** `taxed`: papers with GST, also those of rate 0; `all`: those from before GST was collected too. */
export type WhichPapers = 'taxed' | 'all'

/** Papers by their own date (docs/domain/orders.md#invoices-and-credit-notes). */
@Injectable()
export class IssuedPapers {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly settings: Settings,
  ) {}

  /**
   * Papers of a range of days, both included, one order at a time, since a month may have many: first the
   * invoices by their time, then the notes of cancellations by theirs, then those of credits.
   */
  async *between(from: IstDay, to: IstDay, which: WhichPapers = 'taxed'): AsyncGenerator<IssuedPaper> {
    const range = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const shopNow = (await this.settings.current()).address.state
    // The indexes by date hold dates only: a range uses them when it names the type.
    const dated = { ...range, $type: 'date' } as const
    for await (const order of this.found({ paidAt: dated }, 'paidAt', which)) {
      const { invoiceNumber: number, invoicePaper: facts, paidAt, finalPaise: totalPaise } = order
      if (!paidAt) continue
      const head = headOf(order, { number, facts, at: paidAt, shopNow })
      yield {
        kind: 'invoice',
        ...head,
        takesBack: null,
        parts: partsOfInvoice(order),
        totalPaise,
        waivedPaise: subtractPaise(totalPaise, receivedFor(order)),
      }
    }
    const cancelled = { cancelledAt: dated, paidAt: { $ne: null } }
    for await (const order of this.found(cancelled, 'cancelledAt', which)) {
      const credit = creditOf(order)
      const { creditNoteNumber: number, creditNotePaper: facts, cancelledAt } = order
      // When all of the money was kept, nothing is taken back and there is no note.
      if (!credit || !cancelledAt) continue
      const head = headOf(order, { number, facts, at: cancelledAt, shopNow })
      const { totalPaise, unpaidPaise: waivedPaise } = credit
      yield {
        kind: 'credit note',
        ...head,
        ...takenBack(order),
        parts: partsOfCancellation(order),
        totalPaise,
        waivedPaise,
      }
    }
    // The filter also finds an order with one credit before the range and one after it, so each credit is
    // checked.
    const credited = { creditedPaise: { $gt: NO_MONEY }, 'credits.doneAt': range }
    for await (const order of this.found(credited, 'credits.doneAt', which))
      for (const credit of order.credits) {
        const { noteNumber: number, paper: facts = null, doneAt, paise: totalPaise } = credit
        if (!doneAt || doneAt < range.$gte || doneAt >= range.$lt) continue
        const head = headOf(order, { number, facts, at: doneAt, shopNow })
        const parts = partsOfCredit(order, credit)
        yield {
          kind: 'credit note',
          ...head,
          ...takenBack(order),
          parts,
          totalPaise,
          waivedPaise: NO_MONEY,
        }
      }
  }

  /** Those of some numbers that stand on a paper, of whatever day. */
  async known(numbers: readonly string[]): Promise<Set<string>> {
    const $in = [...numbers]
    // Its index finds the few orders with credits.
    const credited = { creditedPaise: { $gt: NO_MONEY }, 'credits.doneAt': { $gt: new Date(0) } }
    const noted = { ...credited, 'credits.noteNumber': { $in } }
    const orders = await this.orders
      .find(
        { $or: [{ invoiceNumber: { $in } }, { creditNoteNumber: { $in } }, noted] },
        { invoiceNumber: 1, creditNoteNumber: 1, 'credits.noteNumber': 1 },
      )
      .lean<Pick<StoredOrder, 'invoiceNumber' | 'creditNoteNumber' | 'credits'>[]>()
    return new Set(
      orders.flatMap(({ invoiceNumber, creditNoteNumber, credits }) =>
        [invoiceNumber, creditNoteNumber, ...credits.map(({ noteNumber }) => noteNumber)].filter(
          (number) => typeof number === 'string',
        ),
      ),
    )
  }

  /** The numbers of the credit notes of orders, by `_id`. */
  noted(
    ids: readonly OrderDocument['_id'][],
  ): Promise<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]> {
    return this.orders
      .find({ _id: { $in: [...ids] } }, { creditNoteNumber: 1, credits: 1 })
      .lean<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]>()
  }

  /** Products are named as people read them. */
  private async *found(
    filter: QueryFilter<OrderDocument>,
    by: 'paidAt' | 'cancelledAt' | 'credits.doneAt',
    which: WhichPapers,
  ): AsyncGenerator<StoredOrder> {
    const taxed = which === 'taxed' ? { gst: { $ne: null } } : {}
    const found = this.orders
      .find({ ...filter, ...taxed }, FIELDS)
      .sort({ [by]: 1 })
      .lean<OrderDocument[]>()
    for await (const order of rowsOf<OrderDocument>(found))
      yield { ...order, items: await this.settings.linesInWords(order.items) }
  }
}

interface Issued {
  number: string | null
  facts: PaperFacts | null
  at: Date
  /** The state of the shop's address now, for a paper without its facts. */
  shopNow: string
}

/** A paper that has its number says what was true then; until then it says what it would. */
function headOf(
  { orderId, gst, state, buyer = null, invoicePaper }: StoredOrder,
  { number, facts, at, shopNow }: Issued,
): Pick<
  IssuedPaper,
  'orderId' | 'number' | 'day' | 'gstin' | 'shopState' | 'placeOfSupply' | 'isInterState' | 'buyer'
> {
  const { seller, placeOfSupply = '' } = facts ?? invoicePaper ?? {}
  return {
    orderId,
    number,
    day: istDay(at),
    gstin: gst?.gstin ?? null,
    shopState: gst?.gstin.slice(0, 2) ?? gstCodeOf(seller?.address.state ?? shopNow),
    placeOfSupply: gstCodeOf(placeOfSupply || gst?.placeOfSupply || state),
    isInterState: gst?.interState ?? false,
    buyer,
  }
}

const takenBack = ({
  invoiceNumber: number,
  paidAt,
  finalPaise: totalPaise,
}: StoredOrder): Pick<IssuedPaper, 'takesBack'> => ({
  takesBack: paidAt && { number, day: istDay(paidAt), totalPaise },
})
