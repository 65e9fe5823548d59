import { Injectable } from '@nestjs/common'
import { Settings } from '../../office/settings/settings.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { Products } from '../../stock/catalog/products.service.js'
import { BatchQueries, type StoredBatch } from '../../stock/inventory/reading/batch.queries.js'
import { RunQueries } from '../../stock/runs/runs.queries.js'
import { type Trace, TRACE_BOUNDS } from '../trace/domain/trace.js'
import { TraceQueries } from '../trace/trace.queries.js'
import { type Reach, type Sibling } from './domain/reach.js'
import { toReachedBatches, toReachedOrder, toReachedRuns } from './recall-reach.mapper.js'

/**
 * Finds what a recall reaches. It searches again at each call, since jars move until everything is frozen.
 * A lot includes all its parts, at any outlet (docs/domain/workshop.md#recall).
 */
@Injectable()
export class RecallReach {
  constructor(
    private readonly traces: TraceQueries,
    private readonly batches: BatchQueries,
    private readonly orders: OrderQueries,
    private readonly runs: RunQueries,
    private readonly products: Products,
    private readonly settings: Settings,
  ) {}

  /** @param roots `_id` (hex) of the first batches */
  async find(roots: readonly string[]): Promise<Reach> {
    const trace = await this.traces.forward(await this.wholes(roots))
    const batches = await this.batches.byIds([...trace.batches.keys()])
    const orders = await this.inWords(await this.orders.byIds([...trace.orders.keys()]))
    const references = await this.batches.referencesOf(batches)
    const makes = await this.products.byIds([...trace.runs.values()].map(({ product }) => product))
    const reached = new Set(trace.batches.keys())
    return {
      batches: toReachedBatches(batches, { roots, orders, references }),
      runs: toReachedRuns(trace, makes),
      orders: orders
        .map((order) => toReachedOrder(order, reached))
        .sort((one, other) => other.orderDate.getTime() - one.orderDate.getTime()),
      siblings: await this.siblings(trace, batches),
      truncated: trace.truncated,
    }
  }

  /** Orders whose lines have the names that people read. */
  private inWords(orders: readonly StoredOrder[]): Promise<StoredOrder[]> {
    return Promise.all(
      orders.map(async (order) => ({ ...order, items: await this.settings.linesInWords(order.items) })),
    )
  }

  /** `_id` (hex) of only the batches: they decide which jars of an order are recalled. */
  async batchesOf(roots: readonly string[]): Promise<string[]> {
    const bounds = { ...TRACE_BOUNDS, orders: 1 }
    const trace = await this.traces.forward(await this.wholes(roots), bounds)
    return [...trace.batches.keys()]
  }

  /** A part at another outlet belongs to the same lot as its batch and that batch's other parts. */
  private async wholes(ids: readonly string[]): Promise<string[]> {
    const seen = new Map<string, StoredBatch>()
    let asked = [...ids]
    while (asked.length > 0) {
      const found = await this.batches.byIds(asked)
      for (const batch of found) seen.set(String(batch._id), batch)
      asked = found
        .flatMap(({ splitFrom }) => (splitFrom ? [String(splitFrom.id)] : []))
        .filter((id) => !seen.has(id))
    }
    return [...seen.keys()]
  }

  private async siblings(trace: Trace, batches: readonly StoredBatch[]): Promise<Sibling[]> {
    const makers = new Map(
      batches.flatMap(({ reservation, batchNumber }) =>
        reservation && !trace.runs.has(String(reservation.id))
          ? [[String(reservation.id), batchNumber] as const]
          : [],
      ),
    )
    const runs = await this.runs.byIds([...makers.keys()])
    const missing = runs.flatMap((run) =>
      run.yields
        .filter(({ stockId }) => !trace.batches.has(String(stockId)))
        .map(({ productId, batchNumber }) => {
          return { productId, batchNumber, madeWith: makers.get(String(run._id)) ?? '' }
        }),
    )
    const products = await this.products.byIds(missing.map(({ productId }) => productId))
    return missing.map(({ productId, batchNumber, madeWith }) => {
      return { batchNumber, product: products.get(String(productId))?.title ?? '', madeWith }
    })
  }
}
