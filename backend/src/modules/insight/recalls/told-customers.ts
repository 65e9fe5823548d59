import { fromMilli } from '../../../kernel/amounts/quantity.js'
import { messageTo, type ToldJars } from './domain/message.js'
import { type ReachedOrder } from './domain/reach.js'
import { customerKey } from './recall-reports.service.js'
import { type RecallView } from './recall-views.queries.js'

/** Somebody with recalled jars, and the message for them. */
export interface ToldCustomer {
  /** Newest first. */
  orders: [ReachedOrder, ...ReachedOrder[]]
  jars: ToldJars[]
  message: string
}

/**
 * In the order of their newest orders.
 * @param keyOf what makes two orders those of one customer: account and number, unless told otherwise
 */
export function toldCustomers(
  view: RecallView,
  keyOf: (order: ReachedOrder) => string = customerKey,
): ToldCustomer[] {
  const customers = new Map<string, ToldCustomer['orders']>()
  for (const order of view.reach.orders) {
    const key = keyOf(order)
    const known = customers.get(key)
    if (known) known.push(order)
    else customers.set(key, [order])
  }
  return [...customers.values()].map((orders) => {
    const orderIds = orders.map(({ orderId }) => orderId)
    const jars = toldJars(orders, view)
    const message = messageTo(view.message, { name: orders[0].name, orderIds, jars }, view.recall.drill)
    return { orders, jars, message }
  })
}

/** A batch is named once, whatever many orders it came in. */
function toldJars(orders: readonly ReachedOrder[], { reach }: RecallView): ToldJars[] {
  const batches = new Map(reach.batches.map((batch) => [batch.batchNumber, batch]))
  const told = new Map<string, ToldJars>()
  for (const { product, parts } of orders.flatMap(({ lines }) => lines))
    for (const { batchNumber, quantityMilli } of parts) {
      const batch = batches.get(batchNumber)
      const count = (told.get(batchNumber)?.count ?? 0) + fromMilli(quantityMilli)
      if (batch)
        told.set(batchNumber, {
          count,
          product,
          batchNumber,
          madeOn: batch.receivedOn,
          bestBefore: batch.bestBefore,
        })
    }
  return [...told.values()]
}
