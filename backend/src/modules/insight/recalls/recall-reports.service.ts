import { Injectable } from '@nestjs/common'
import { paiseToRupees, sumPaise } from '../../../kernel/amounts/money.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { enteredLicence, type ShopSettings } from '../../office/settings/domain/shop-settings.js'
import { Settings } from '../../office/settings/settings.service.js'
import { isUndone } from './domain/decision.js'
import { RECALL_END } from './domain/recall-machine.js'
import {
  distribution,
  type RecallReport,
  type ReportedAction,
  reportedJars,
  reportedMaterials,
} from './domain/report.js'
import { RecallLog } from './recall-log.service.js'
import { type RecallView, RecallViews } from './recall-views.queries.js'
import { Recalls } from './recalls.service.js'
import { type StoredRecall } from './schemas/recall.schema.js'

/** The report for the food authority: of now, or as it was when the recall was closed. Closing frees no batch. */
@Injectable()
export class RecallReports {
  constructor(
    private readonly views: RecallViews,
    private readonly settings: Settings,
    private readonly recalls: Recalls,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async write(recall: StoredRecall): Promise<RecallReport> {
    return recall.report ?? this.draw(recall)
  }

  private async draw(recall: StoredRecall, closedAt: Date | null = recall.closedAt): Promise<RecallReport> {
    const view = await this.views.load(recall)
    const { reach } = view
    return {
      at: this.clock.now().toISOString(),
      shop: shopOf(await this.settings.current()),
      drill: recall.drill,
      batchNumber: recall.roots.map(({ batchNumber }) => batchNumber).join(', '),
      reason: recall.reason,
      startedAt: recall.startedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      jars: reportedJars(
        reach.batches,
        reach.orders,
        [...view.lines.values()].map((line) => ({ ...line, order: String(line.order) })),
      ),
      materials: reportedMaterials(reach.batches),
      distribution: distribution(reach.orders),
      action: actionOf(view),
    }
  }

  /** One that is closed stays as it is. @throws NotFound */
  async close(id: string, by: string): Promise<StoredRecall> {
    for (;;) {
      const before = await this.recalls.byId(id)
      if (before.status === 'closed') return before
      const closed = await this.tryClose(before, by)
      if (closed) return closed
    }
  }

  /**
   * Making the report takes long, so it is done before the transaction. If something was done meanwhile, it starts
   * over.
   */
  private async tryClose(before: StoredRecall, by: string): Promise<StoredRecall | null> {
    const { writes } = before
    const closedAt = this.clock.now()
    const report = await this.draw(before, closedAt)
    const change = { $set: { status: RECALL_END, closedBy: by, closedAt, report } }
    return this.transactions.run(async () => {
      const closed = await this.recalls.tryTake(String(before._id), change, { writes })
      if (closed) await this.log.write(closed, { step: 'closed', by })
      return closed
    })
  }
}

function shopOf(settings: ShopSettings): RecallReport['shop'] {
  const { name, legalName, phone, email, address } = settings
  return {
    name,
    legalName,
    phone,
    email,
    address: [address.line, address.city, address.state, address.pin].join(', '),
    fssaiLicence: enteredLicence(settings),
  }
}

/** People who have jars, by account and number: one account may send jars to many. */
export const customerKey = ({
  customerId,
  contactNumber,
}: {
  customerId: string
  contactNumber: string
}): string => `${customerId}:${contactNumber}`

function actionOf({ reach, lines, outcomes }: RecallView): ReportedAction {
  const sent = reach.orders.filter((order) => order.sent)
  const lineOf = (order: string, line: number) => lines.get(`${order}:${line}`)
  const known = (id: string, line: { line: number }) => Boolean(lineOf(id, line.line)?.informed)
  const uninformed = sent.filter((order) => !order.lines.every((line) => known(order.id, line)))
  const everybody = new Set(sent.map(customerKey))
  const decisions = [...lines.values()]
    .flatMap(({ decision }) => decision ?? [])
    .filter((decision) => !isUndone(decision, outcomes))
  const paid = decisions.filter(({ kind }) => kind === 'refund')
  const stopped = reach.orders.filter(({ id, lines: own }) =>
    own.some(({ line }) => lineOf(id, line)?.heldBack),
  )
  return {
    batchesFrozen: reach.batches.filter(({ frozen }) => frozen).length,
    customers: everybody.size,
    customersInformed: everybody.size - new Set(uninformed.map(customerKey)).size,
    parcelsHeldBack: stopped.length,
    refunds: paid.length,
    refunded: paiseToRupees(sumPaise(paid.map(({ amountPaise }) => amountPaise))),
    replacements: decisions.filter(({ kind }) => kind === 'replacement').length,
  }
}
