import { type Recall, type RecallLine, type RecallOrder } from '../../../api/api-types.js'

export const ordersOf = ({ customers }: Recall): RecallOrder[] => customers.flatMap(({ orders }) => orders)

/** A sent line without a decision, whose refund failed, or whose replacement was cancelled. */
export function isUndecided({ decision, refunded }: RecallLine): boolean {
  if (decision === null) return refunded === 0
  return decision.refund === 'failed' || decision.order?.deliveryStatus === 'Cancelled'
}

/** Money went back for these jars, or an order brings others. */
export function isBound(line: RecallLine): boolean {
  const { decision, refunded } = line
  if (decision === null) return refunded > 0
  return (decision.kind === 'refund' || decision.order !== null) && !isUndecided(line)
}

/** Its jars are with us: set aside, or come back. */
export const isHere = ({ where }: RecallOrder): boolean => where === 'assigned' || where === 'returned'

/** Its jars are with nobody any more: lost on the way, or written off. */
export const isGone = ({ where }: RecallOrder): boolean => where === 'lost' || where === 'written-off'

/** Lines of parcels that were sent, each with its order. */
export function sentLines(recall: Recall): { order: RecallOrder; line: RecallLine }[] {
  return ordersOf(recall)
    .filter(({ sent }) => sent)
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
}

/** The remaining work of each step. */
export function leftOf(recall: Recall) {
  const orders = ordersOf(recall)
  return {
    freeze: recall.batches.filter(({ frozen }) => !frozen).length,
    hold: orders.filter((order) => isHere(order) && order.heldBack === null).length,
    call: recall.customers.filter(({ orders: own }) =>
      own.some(({ sent, informed }) => sent && informed === null),
    ).length,
    money: sentLines(recall).filter(({ line }) => isUndecided(line)).length,
    report: recall.status === 'open' ? 1 : 0,
  }
}

export type StepName = keyof ReturnType<typeof leftOf>
