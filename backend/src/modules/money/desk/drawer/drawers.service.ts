import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { formatRupees, type Paise, paiseToRupees, subtractPaise } from '../../../../kernel/amounts/money.js'
import { dayInWords, type IstDay, istDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { Conflict, InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { rowsOf } from '../../../../platform/mongo/rows-of.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { ClosedMonths } from '../../closed-months/closed-months.service.js'
import { type CashMove, isIncoming, type PaidFromDrawer, SUM_OF } from './domain/cash.js'
import { CashMoveDocument } from './schemas/cash-move.schema.js'
import { DrawerDocument } from './schemas/drawer.schema.js'

export type StoredDrawer = Readonly<DrawerDocument>
export type StoredCashMove = Readonly<CashMoveDocument>

export interface NewCashMove extends Pick<CashMoveDocument, 'kind' | 'paise' | 'reason' | 'by'> {
  orderId?: CashMoveDocument['orderId']
  /** Identifies the cause of the movement, which is booked once. */
  key: string
}

/** A payment that stands in other books and was made from the drawer. */
export interface DrawerPayment extends Omit<NewCashMove, 'kind' | 'orderId'> {
  kind: PaidFromDrawer
  /** The day of the payment, and the field that names it. */
  day: IstDay
  field: string
}

/** Cash of such a payment that goes back into the drawer that paid it. */
export interface CashTakenBack extends Omit<NewCashMove, 'kind' | 'orderId'> {
  drawer: Types.ObjectId
}

/** The cash drawer: opened with a float, counted at the end, and closed for good (docs/domain/orders.md#cash-drawer). */
@Injectable()
export class Drawers {
  constructor(
    @InjectModel(DrawerDocument.name) private readonly drawers: Model<DrawerDocument>,
    @InjectModel(CashMoveDocument.name) private readonly moves: Model<CashMoveDocument>,
    private readonly months: ClosedMonths,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  current(): Promise<StoredDrawer | null> {
    return this.drawers.findOne({ status: 'open' }).lean<DrawerDocument>().exec()
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredDrawer> {
    const found = isValidObjectId(id) ? await this.drawers.findById(id).lean<DrawerDocument>() : null
    if (!found) throw new NotFound('The cash drawer')
    return found
  }

  page(request: ListRequest): Promise<ListPage<StoredDrawer>> {
    return readList<DrawerDocument>(this.drawers, request)
  }

  /** The movements, oldest first. */
  movesOf(drawer: Types.ObjectId): Promise<StoredCashMove[]> {
    return this.moves.find({ drawer }).sort({ _id: 1 }).lean<CashMoveDocument[]>().exec()
  }

  /** Drawers that were opened from one day of India to another, both included. */
  openedBetween(from: IstDay, to: IstDay): Promise<StoredDrawer[]> {
    return this.drawers
      .find({ openedAt: rangeOf(from, to) })
      .sort({ openedAt: 1 })
      .lean<DrawerDocument[]>()
      .exec()
  }

  /** As `openedBetween`, drawers that were counted and closed. */
  closedBetween(from: IstDay, to: IstDay): Promise<StoredDrawer[]> {
    return this.drawers
      .find({ closedAt: rangeOf(from, to) })
      .sort({ closedAt: 1 })
      .lean<DrawerDocument[]>()
      .exec()
  }

  /** As `openedBetween`, cash that was put in and taken out other than for orders; one at a time. */
  movedBetween(from: IstDay, to: IstDay): AsyncIterable<StoredCashMove> {
    const found = this.moves
      .find({ at: rangeOf(from, to), kind: { $nin: ['sale', 'refund'] } })
      .sort({ at: 1, _id: 1 })
      .lean<CashMoveDocument[]>()
    return rowsOf(found)
  }

  /** Opens a drawer; repeating the request gives the same drawer. @throws Conflict DRAWER_OPEN | MONTH_CLOSED */
  async open({
    floatPaise,
    by,
    key: requestKey,
  }: {
    floatPaise: Paise
    by: string
    key: string
  }): Promise<StoredDrawer> {
    const known = await this.drawers.findOne({ requestKey }).lean<DrawerDocument>()
    if (known) return known
    try {
      const opened = {
        requestKey,
        openedAt: this.clock.now(),
        openedBy: by,
        floatPaise,
        cashPaise: floatPaise,
      }
      return await this.transactions.run(async () => {
        await this.demandOpenMonth()
        const [drawer] = await this.drawers.create([opened])
        return (drawer as NonNullable<typeof drawer>).toObject()
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      const rival = await this.drawers
        .findOne({ $or: [{ requestKey }, { status: 'open' }] })
        .lean<DrawerDocument>()
      if (rival?.requestKey === requestKey) return rival
      const openedBy = rival?.openedBy ?? ''
      throw new Conflict('DRAWER_OPEN', `The cash drawer is open already: ${openedBy} opened it.`, {
        openedBy,
      })
    }
  }

  /**
   * Books cash in or out, once; joins the caller's transaction.
   * @throws Conflict DRAWER_CLOSED | CASH_SHORT | MONTH_CLOSED
   */
  book(move: NewCashMove): Promise<StoredDrawer> {
    return this.bookIn({}, move)
  }

  /**
   * Pays from the open drawer what stands in other books, on a day since it was opened; joins the caller's transaction.
   * @returns the drawer that paid
   * @throws Conflict DRAWER_CLOSED | CASH_SHORT; InvalidInput naming `field`
   */
  async pay({ day, field, ...move }: DrawerPayment): Promise<Types.ObjectId> {
    const { _id, openedAt } = await this.book(move)
    const opened = istDay(openedAt)
    if (day >= opened) return _id
    const sentence = `The cash drawer was opened on ${dayInWords(opened)}: what it pays has that day or a later one.`
    throw InvalidInput.field(field, sentence)
  }

  /**
   * Puts the cash of a payment back into its drawer; joins the caller's transaction. The movement of the payment stays.
   * @throws Conflict DRAWER_CLOSED once that drawer was counted: its difference is settled then
   */
  async takeBack({ drawer, ...move }: CashTakenBack): Promise<void> {
    await this.bookIn({ _id: drawer }, { ...move, kind: 'taken-back' })
  }

  private bookIn(
    which: { _id?: Types.ObjectId },
    { kind, paise, reason, by, orderId = null, key }: NewCashMove,
  ): Promise<StoredDrawer> {
    const requestKey = `${kind}:${key}`
    return this.transactions.run(async () => {
      const known = await this.moves.findOne({ requestKey }).lean<CashMoveDocument>()
      if (known) return this.byId(String(known.drawer))
      await this.demandOpenMonth()
      const signed = isIncoming(kind) ? paise : -paise
      const enough = isIncoming(kind) ? {} : { cashPaise: { $gte: paise } }
      const drawer = await this.drawers
        .findOneAndUpdate(
          { ...which, status: 'open', ...enough },
          { $inc: { cashPaise: signed, [SUM_OF[kind]]: paise, revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<DrawerDocument>()
      if (!drawer && which._id)
        throw closed('The one that paid this was counted: it cannot be changed any more.')
      if (!drawer) throw await this.refusal(kind, paise)
      const at = this.clock.now()
      await this.moves.create([{ drawer: drawer._id, kind, paise, orderId, reason, by, at, requestKey }])
      return drawer
    })
  }

  /**
   * Counts, compares and closes a drawer for good. Repeating the same count changes nothing.
   * @throws NotFound, Conflict DRAWER_CLOSED | MONTH_CLOSED
   */
  close(
    id: string,
    { countedPaise, note, by }: { countedPaise: Paise; note: string; by: string },
  ): Promise<StoredDrawer> {
    return this.transactions.run(async () => {
      const known = await this.byId(id)
      const open = await this.drawers
        .findOneAndUpdate(
          { _id: known._id, status: 'open' },
          { $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<DrawerDocument>()
      if (!open) {
        if (known.countedPaise === countedPaise && known.closedBy === by) return known
        throw closed('It was counted and closed already.')
      }
      await this.demandOpenMonth()
      const differencePaise = subtractPaise(countedPaise, open.cashPaise)
      const counted = { countedPaise, differencePaise, note, closedBy: by, closedAt: this.clock.now() }
      return this.drawers
        .findOneAndUpdate(
          { _id: open._id },
          { $set: { status: 'closed', ...counted } },
          { returnDocument: 'after' },
        )
        .orFail()
        .lean<DrawerDocument>()
    })
  }

  /** Entries are dated now: this holds off a month that is being closed while they are written. */
  private demandOpenMonth(): Promise<void> {
    return this.months.assertOpen(istDay(this.clock.now()), 'at')
  }

  private async refusal(kind: CashMove, paise: Paise): Promise<Conflict> {
    const open = await this.current()
    if (!open) return closed('Open it first.')
    return new Conflict(
      'CASH_SHORT',
      `The drawer has ${formatRupees(open.cashPaise)}, which is less than ${formatRupees(paise)}.`,
      { kind, cash: paiseToRupees(open.cashPaise), wanted: paiseToRupees(paise) },
    )
  }
}

const rangeOf = (from: IstDay, to: IstDay) => ({ $gte: istDayStart(from), $lt: istDayEnd(to) })

function closed(why: string): Conflict {
  return new Conflict('DRAWER_CLOSED', `The cash drawer is not open. ${why}`)
}
