import { Injectable } from '@nestjs/common'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { RunQueries } from '../../stock/runs/runs.queries.js'
import { type Trace, type TraceBounds, type TraceReads, type TraceStart } from './domain/trace.js'
import { traceBack, traceForward } from './domain/walk.js'
import { toTracedBatch, toTracedOrder, toTracedRun } from './trace.mapper.js'

/** Where batches went and what they came from, for the modules above (docs/domain/workshop.md#trace). */
@Injectable()
export class TraceQueries {
  private readonly reads: TraceReads

  constructor(stock: StockQueries, reservations: RunQueries, orders: OrderQueries) {
    this.reads = {
      batches: async (ids) => (await stock.lotsOf(ids)).map(toTracedBatch),
      parts: async (ids, most) => (await stock.partLotsOf(ids, most)).map(toTracedBatch),
      runs: async (ids) => (await reservations.lotsOf(ids)).map(toTracedRun),
      runsWith: async (ids, most) => (await reservations.lotsWith(ids, most)).map(toTracedRun),
      ordersWith: async (ids, most) => (await orders.withBatches(ids, most)).map(toTracedOrder),
    }
  }

  /** Of batches, by `_id` (hex): every run, batch and order that has something of one of them. */
  forward(stockIds: readonly string[], bounds?: TraceBounds): Promise<Trace> {
    return this.forwardFrom({ batches: stockIds }, bounds)
  }

  /** For batches, by `_id` (hex): every run, batch and supplier that a part of them came from. */
  back(stockIds: readonly string[], bounds?: TraceBounds): Promise<Trace> {
    return this.backFrom({ batches: stockIds }, bounds)
  }

  forwardFrom(start: TraceStart, bounds?: TraceBounds): Promise<Trace> {
    return traceForward(this.reads, start, bounds)
  }

  backFrom(start: TraceStart, bounds?: TraceBounds): Promise<Trace> {
    return traceBack(this.reads, start, bounds)
  }
}
