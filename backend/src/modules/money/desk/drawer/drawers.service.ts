import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { formatRupees, type Paise, paiseToRupees, subtractPaise } from '../../../../kernel/amounts/money.js'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type CashMove, isIncoming, SUM_OF } from './domain/cash.js'
import { CashMoveDocument } from './schemas/cash-move.schema.js'
import { DrawerDocument } from './schemas/drawer.schema.js'

export type StoredDrawer = Readonly<DrawerDocument>
export type StoredCashMove = Readonly<CashMoveDocument>

export interface NewCashMove extends Pick<CashMoveDocument, 'kind' | 'paise' | 'reason' | 'by'> {
  orderId?: CashMoveDocument['orderId']
  /** Identifies the cause of the movement, which is booked once. */
  key: string
}

/** The cash drawer: opened with a float, counted at the end, and closed for good (docs/domain/orders.md#cash-drawer). */
@Injectable()
export class Drawers {
  constructor(
    @InjectModel(DrawerDocument.name) private readonly drawers: Model<DrawerDocument>,
    @InjectModel(CashMoveDocument.name) private readonly moves: Model<CashMoveDocument>,
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

  /** Opens a drawer; repeating the request gives the same drawer. @throws Conflict DRAWER_OPEN */
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
   * @throws Conflict DRAWER_CLOSED | CASH_SHORT
   */
  book({ kind, paise, reason, by, orderId = null, key }: NewCashMove): Promise<StoredDrawer> {
    const requestKey = `${kind}:${key}`
    return this.transactions.run(async () => {
      const known = await this.moves.findOne({ requestKey }).lean<CashMoveDocument>()
      if (known) return this.byId(String(known.drawer))
      const signed = isIncoming(kind) ? paise : -paise
      const enough = isIncoming(kind) ? {} : { cashPaise: { $gte: paise } }
      const drawer = await this.drawers
        .findOneAndUpdate(
          { status: 'open', ...enough },
          { $inc: { cashPaise: signed, [SUM_OF[kind]]: paise, revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<DrawerDocument>()
      if (!drawer) throw await this.refusal(kind, paise)
      const at = this.clock.now()
      await this.moves.create([{ drawer: drawer._id, kind, paise, orderId, reason, by, at, requestKey }])
      return drawer
    })
  }

  /**
   * Counts, compares and closes a drawer for good. Repeating the same count changes nothing.
   * @throws NotFound, Conflict DRAWER_CLOSED
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

function closed(why: string): Conflict {
  return new Conflict('DRAWER_CLOSED', `The cash drawer is not open. ${why}`)
}
