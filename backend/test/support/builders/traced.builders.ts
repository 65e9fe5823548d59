import { jars, milli } from '../../../src/kernel/amounts/quantity.js'
import { toIstDay } from '../../../src/kernel/dates/ist.js'
import {
  type TracedBatch,
  type TracedOrder,
  type TracedRun,
  type TraceEdge,
  type TraceReads,
} from '../../../src/modules/insight/trace/domain/trace.js'

const AT = new Date('2026-11-21T04:30:00.000Z')

export function batch(id: string, changes: Partial<TracedBatch> = {}): TracedBatch {
  return {
    id,
    batchNumber: `B-${id}`,
    product: 'chillies',
    materialType: 'RM',
    outlet: 'kitchen',
    unit: 'KG',
    source: 'purchase',
    receivedMilli: milli(25_000),
    remainingMilli: milli(0),
    receivedOn: toIstDay('2026-11-21'),
    bestBefore: null,
    frozen: false,
    supplier: null,
    supplierLot: '',
    run: null,
    splitFrom: null,
    by: '9000000001',
    ...changes,
  }
}

export function run(id: string, inputs: string[], yields: string[]): TracedRun {
  return {
    id,
    reservationId: `R-${id}`,
    product: 'gongura',
    status: 'Production Completed',
    plannedMilli: jars(10),
    reservedBy: 'Srinu',
    reservedAt: AT,
    completedBy: null,
    completedAt: null,
    inputs: inputs.map((stockId) => ({ stockId, quantityMilli: milli(500), unit: 'KG', basis: 'used' })),
    yields: yields.map((stockId) => ({ stockId, quantityMilli: jars(10) })),
  }
}

export function order(id: string, parts: [line: number, stockId: string][]): TracedOrder {
  return {
    id,
    orderId: `P-${id}`,
    orderDate: AT,
    name: 'Lakshmi Rao',
    city: 'Hyderabad',
    mobileNumber: '9876543210',
    deliveryStatus: 'Delivered',
    packedBy: null,
    packedAt: null,
    parts: parts.map(([line, stockId]) => ({ line, stockId, quantityMilli: jars(1), where: 'sent' })),
  }
}

/** A shop in memory, which counts what it is asked. */
export function shop(things: { batches: TracedBatch[]; runs?: TracedRun[]; orders?: TracedOrder[] }) {
  const { batches, runs = [], orders = [] } = things
  let asked = 0
  const answer = <T>(all: readonly T[], fits: (thing: T) => boolean, most = Infinity) => {
    asked += 1
    return Promise.resolve(all.filter(fits).slice(0, most))
  }
  const reads: TraceReads = {
    batches: (ids) => answer(batches, ({ id }) => ids.includes(id)),
    parts: (ids, most) => answer(batches, ({ splitFrom }) => ids.includes(String(splitFrom)), most),
    runs: (ids) => answer(runs, ({ id }) => ids.includes(id)),
    runsWith: (ids, most) =>
      answer(runs, ({ inputs }) => inputs.some(({ stockId }) => ids.includes(stockId)), most),
    ordersWith: (ids, most) =>
      answer(orders, ({ parts }) => parts.some(({ stockId }) => ids.includes(stockId)), most),
  }
  return { reads, asked: () => asked }
}

export const names = (edges: readonly TraceEdge[]) =>
  edges.map(({ from, to }) => `${from.id}>${to.id}`).sort()

/** Chillies and salt make a paste (half of it moved elsewhere), which with oil makes two sizes of jars. */
export const KITCHEN = {
  batches: [
    batch('chillies', { supplier: 'ravi' }),
    batch('salt', { supplier: 'sea' }),
    batch('oil'),
    batch('paste', { materialType: 'SG', source: 'run', run: 'grind', supplier: null }),
    batch('moved', { materialType: 'SG', source: 'transfer', run: 'grind', splitFrom: 'paste' }),
    batch('half', { materialType: 'FG', unit: 'PC', source: 'run', run: 'cook' }),
    batch('kilo', { materialType: 'FG', unit: 'PC', source: 'run', run: 'cook' }),
    batch('other', { materialType: 'FG', unit: 'PC', source: 'run', run: 'lemon' }),
  ],
  runs: [
    run('grind', ['chillies', 'salt'], ['paste']),
    run('cook', ['moved', 'oil'], ['half', 'kilo']),
    run('lemon', ['salt'], ['other']),
  ],
  orders: [
    order('one', [
      [0, 'half'],
      [1, 'other'],
    ]),
    order('two', [[0, 'kilo']]),
    order('three', [[0, 'other']]),
  ],
}
