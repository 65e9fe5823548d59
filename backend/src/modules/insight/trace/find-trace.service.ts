import { Injectable } from '@nestjs/common'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { BatchQueries } from '../../stock/inventory/reading/batch.queries.js'
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
  /** The line of an order: its position, from 0. */
  line?: number | undefined
  reservation?: string | undefined
}

/** The requested document, and everything found. */
export interface FoundTrace {
  root: { kind: 'batch' | 'run' | 'order'; id: string }
  trace: Trace
}

/** Limits for one answer that a screen shows; a recall searches further. */
const BOUNDS: TraceBounds = { batches: 2_000, runs: 1_000, orders: 5_000 }

/** Finds the trace of a batch, order or run that a person names. */
@Injectable()
export class FindTrace {
  constructor(
    private readonly batches: BatchQueries,
    private readonly runs: RunQueries,
    private readonly orders: OrderQueries,
    private readonly traces: TraceQueries,
  ) {}

  /** @throws NotFound; InvalidInput unless exactly one document is named */
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
      const id = String((await this.batches.resolve(batch))._id)
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

/** @throws InvalidInput naming the superfluous or missing field */
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
