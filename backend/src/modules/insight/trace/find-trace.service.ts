import { Injectable } from '@nestjs/common'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { RunQueries } from '../../stock/runs/runs.queries.js'
import { type Trace, type TraceBounds, type TracedRun, type TraceStart } from './domain/trace.js'
import { joinTraces } from './domain/walk.js'
import { toTracedOrder, toTracedRun } from './trace.mapper.js'
import { TraceQueries } from './trace.queries.js'

export const TRACE_DIRECTIONS = ['back', 'forward', 'both'] as const
export type TraceDirection = (typeof TRACE_DIRECTIONS)[number]

/** What to trace: one of batch, order and run, by its number or `_id`. */
export interface TraceSubject {
  batch?: string | undefined
  order?: string | undefined
  /** Of the order alone: its place among the lines, from 0. */
  line?: number | undefined
  reservation?: string | undefined
}

/** What was asked for, and all that was found. */
export interface FoundTrace {
  root: { kind: 'batch' | 'run' | 'order'; id: string }
  trace: Trace
}

/** One answer that a screen shows; a recall looks further. */
const BOUNDS: TraceBounds = { batches: 2_000, runs: 1_000, orders: 5_000 }

/** The trace of what a person names. */
@Injectable()
export class FindTrace {
  constructor(
    private readonly stock: StockQueries,
    private readonly runs: RunQueries,
    private readonly orders: OrderQueries,
    private readonly traces: TraceQueries,
  ) {}

  /** @throws NotFound; InvalidInput when not exactly one thing is named */
  async find(subject: TraceSubject, direction: TraceDirection): Promise<FoundTrace> {
    const { root, start } = await this.beginning(subject)
    if (direction === 'back') return { root, trace: await this.traces.backFrom(start, BOUNDS) }
    if (direction === 'forward') return { root, trace: await this.traces.forwardFrom(start, BOUNDS) }
    const [back, forward] = await Promise.all([
      this.traces.backFrom(start, BOUNDS),
      this.traces.forwardFrom(start, BOUNDS),
    ])
    return { root, trace: joinTraces(back, forward) }
  }

  private async beginning(subject: TraceSubject): Promise<{ root: FoundTrace['root']; start: TraceStart }> {
    const { batch, order, reservation, line } = oneOf(subject)
    if (batch !== undefined) {
      const id = String((await this.stock.resolve(batch))._id)
      return { root: { kind: 'batch', id }, start: { batches: [id] } }
    }
    if (reservation !== undefined) {
      const run: TracedRun = toTracedRun(await this.runs.resolve(reservation))
      return { root: { kind: 'run', id: run.id }, start: { runs: [run] } }
    }
    return this.ofOrder(order ?? '', line)
  }

  private async ofOrder(
    named: string,
    line: number | undefined,
  ): Promise<{ root: FoundTrace['root']; start: TraceStart }> {
    const stored = await this.orders.resolve(named)
    if (line !== undefined && line >= stored.items.length) throw new NotFound('The line of the order')
    const order = toTracedOrder(stored)
    const parts = order.parts.filter((part) => line === undefined || part.line === line)
    return { root: { kind: 'order', id: order.id }, start: { orders: [{ ...order, parts }] } }
  }
}

/** @throws InvalidInput naming what is too much, or missing */
function oneOf(subject: TraceSubject): TraceSubject {
  const { batch, order, reservation, line } = subject
  const named = Object.entries({ batch, order, reservation }).filter(([, value]) => value !== undefined)
  const sentence = 'Name one batch, one order or one reservation.'
  if (named.length === 0) throw InvalidInput.field('batch', sentence)
  if (named.length > 1)
    throw new InvalidInput(sentence, Object.fromEntries(named.map(([field]) => [field, sentence])))
  if (line !== undefined && order === undefined) {
    const alone = 'Only an order has lines.'
    throw InvalidInput.field('line', alone)
  }
  return subject
}
