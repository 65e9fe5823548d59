import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { costOf, type RecallCost } from '../domain/cost.js'
import { refundProgress } from '../domain/decision.js'
import { type ReachedBatch, type ReachedLine, type ReachedOrder } from '../domain/reach.js'
import { lineKey, type RecallView } from '../recall-views.queries.js'
import { type StoredRecall } from '../schemas/recall.schema.js'
import { type StoredRecallLine } from '../schemas/recall-line.schema.js'
import { type ToldCustomer, toldCustomers } from '../told-customers.js'
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
    customers: toldCustomers(view).map((customer) => toCustomer(customer, view)),
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

function toCustomer({ orders, message }: ToldCustomer, view: RecallView): RecalledCustomerAnswer {
  const { name, contactNumber, accountNumber, address, city, state, postalCode } = orders[0]
  return {
    name,
    contactNumber,
    accountNumber,
    address: `${address}, ${city}, ${state} ${postalCode}`,
    city,
    message,
    orders: orders.map((order) => toOrder(order, view)),
  }
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
