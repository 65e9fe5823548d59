import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { costOf, type RecallCost } from '../domain/cost.js'
import { refundProgress } from '../domain/decision.js'
import { messageTo, type ToldJars } from '../domain/message.js'
import { type ReachedBatch, type ReachedLine, type ReachedOrder } from '../domain/reach.js'
import { customerKey } from '../recall-reports.service.js'
import { lineKey, type RecallView } from '../recall-views.queries.js'
import { type StoredRecall } from '../schemas/recall.schema.js'
import { type StoredRecallLine } from '../schemas/recall-line.schema.js'
import { type RecallAnswer, type RecallDetail } from './recall.answer.js'
import { type RecalledBatchAnswer } from './recalled-batch.answer.js'
import {
  type RecalledCustomerAnswer,
  type RecalledLineAnswer,
  type RecalledOrderAnswer,
} from './recalled-customer.answer.js'

export function toRecall(recall: StoredRecall, product: string): RecallAnswer {
  const { batchNumber, drill, status, reason, startedBy, startedAt, closedBy, closedAt, found } = recall
  const people = { startedBy, startedAt, closedBy, closedAt }
  const finds = { batchesFound: found.batches, ordersFound: found.orders }
  return { id: String(recall._id), batchNumber, product, drill, status, reason, ...people, ...finds }
}

export function toDetail(view: RecallView): RecallDetail {
  const { recall, product, reach, message, log } = view
  return {
    ...toRecall(recall, product),
    roots: recall.roots.map(({ batchNumber }) => batchNumber),
    foundMs: recall.found.tookMs,
    batches: reach.batches.map(toBatch),
    runs: reach.runs.map(({ parts, ...run }) => ({
      ...run,
      parts: parts.map(({ batchNumber, quantityMilli, unit }) => {
        return { batchNumber, quantity: fromMilli(quantityMilli), unit }
      }),
    })),
    siblings: reach.siblings,
    customers: toCustomers(view),
    cost: toCost(costOf(reach.batches, reach.orders)),
    message,
    version: recall.version,
    log: log.map(({ at, by, step, about, detail }) => ({ at, by, step, about, detail })),
    truncated: reach.truncated,
  }
}

function toCost(cost: RecallCost): RecallDetail['cost'] {
  const rupees = (amount: Paise): number => paiseToRupees(amount)
  return {
    shelf: rupees(cost.shelfPaise),
    material: rupees(cost.materialPaise),
    refunds: rupees(cost.refundsPaise),
    courier: rupees(cost.courierPaise),
    total: rupees(cost.totalPaise),
  }
}

function toBatch(batch: ReachedBatch): RecalledBatchAnswer {
  const { id: stockId, batchNumber, product, productId, materialType, unit, outlet } = batch
  const { supplier, supplierLot, receivedOn, bestBefore, frozen, isRoot: root } = batch
  return {
    stockId,
    batchNumber,
    product,
    productId,
    materialType,
    unit,
    outlet,
    supplier,
    supplierLot,
    receivedOn,
    bestBefore,
    made: fromMilli(batch.madeMilli),
    remaining: fromMilli(batch.remainingMilli),
    setAside: fromMilli(batch.setAsideMilli),
    sent: fromMilli(batch.sentMilli),
    frozen,
    root,
  }
}

/** One entry for each account and number, in the order of their newest orders. */
function toCustomers(view: RecallView): RecalledCustomerAnswer[] {
  const customers = new Map<string, ReachedOrder[]>()
  for (const order of view.reach.orders) {
    const key = customerKey(order)
    customers.set(key, [...(customers.get(key) ?? []), order])
  }
  return [...customers.values()].map((orders) => toCustomer(orders, view))
}

function toCustomer(orders: readonly ReachedOrder[], view: RecallView): RecalledCustomerAnswer {
  const [newest] = orders as [ReachedOrder]
  const { name, contactNumber, accountNumber, address, city, state, postalCode } = newest
  const told = { name, orderIds: orders.map(({ orderId }) => orderId), jars: toldJars(orders, view) }
  return {
    name,
    contactNumber,
    accountNumber,
    address: `${address}, ${city}, ${state} ${postalCode}`,
    city,
    message: messageTo(view.message, told, view.recall.drill),
    orders: orders.map((order) => toOrder(order, view)),
  }
}

/** A batch is named once, even if several orders contain it. */
function toldJars(orders: readonly ReachedOrder[], { reach, catalogue }: RecallView): ToldJars[] {
  const batches = new Map(reach.batches.map((batch) => [batch.batchNumber, batch]))
  const told = new Map<string, ToldJars>()
  for (const { product, parts } of orders.flatMap(({ lines }) => lines))
    for (const { batchNumber, quantityMilli } of parts) {
      const batch = batches.get(batchNumber)
      const count = (told.get(batchNumber)?.count ?? 0) + fromMilli(quantityMilli)
      if (batch)
        told.set(batchNumber, {
          count,
          product: nameInWords(product, catalogue),
          batchNumber,
          madeOn: batch.receivedOn,
          bestBefore: batch.bestBefore,
        })
    }
  return [...told.values()]
}

function toOrder(order: ReachedOrder, { lines, outcomes }: RecallView): RecalledOrderAnswer {
  const { id, orderId, orderDate, deliveryStatus, sent, where, withCourier, waybill, paidBy } = order
  const noted = order.lines.map(({ line }) => lines.get(lineKey(id, line)))
  const isMarked = (mark: 'informed' | 'heldBack') => noted.every((line) => line?.[mark])
  const markOf = (mark: 'informed' | 'heldBack') => {
    const made = isMarked(mark) ? noted[0]?.[mark] : null
    return made ? { by: made.by, at: made.at } : null
  }
  return {
    orderId,
    orderDate,
    deliveryStatus,
    sent,
    where,
    withCourier,
    waybill,
    paidBy,
    informed: markOf('informed'),
    heldBack: markOf('heldBack'),
    lines: order.lines.map((line, at) => toLine(line, noted[at], outcomes)),
  }
}

function toLine(
  reached: ReachedLine,
  noted: StoredRecallLine | undefined,
  outcomes: RecallView['outcomes'],
): RecalledLineAnswer {
  const { line, product, parts, quantityMilli, paidPaise, refundedPaise } = reached
  return {
    line,
    product,
    batches: parts.map((part) => ({ batchNumber: part.batchNumber, jars: fromMilli(part.quantityMilli) })),
    jars: fromMilli(quantityMilli),
    paid: paiseToRupees(paidPaise),
    refunded: paiseToRupees(refundedPaise),
    decision: toDecision(noted?.decision ?? null, outcomes),
    returned: noted ? fromMilli(noted.returnedMilli) : 0,
    destroyed: noted ? fromMilli(noted.destroyedMilli) : 0,
  }
}

function toDecision(
  decision: StoredRecallLine['decision'],
  outcomes: RecallView['outcomes'],
): RecalledLineAnswer['decision'] {
  if (!decision) return null
  const { kind, method, reference, refundId, amountPaise, replacement = null, by, at } = decision
  const state = refundId === null ? undefined : outcomes.refunds.get(refundId)
  const order = replacement === null ? undefined : outcomes.replacements.get(replacement)
  return {
    kind,
    method,
    reference,
    amount: paiseToRupees(amountPaise),
    refund: kind === 'refund' ? refundProgress(state?.status) : null,
    lastError: state?.lastError ?? null,
    order: order ? { orderId: order.orderId, deliveryStatus: order.deliveryStatus } : null,
    by,
    at,
  }
}
