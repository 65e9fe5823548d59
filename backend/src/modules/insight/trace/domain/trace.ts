import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type LocatedJars, WHEREABOUTS } from '../../../sales/orders/domain/aftercare/whereabouts.js'

/** Ids of documents, in hex. */
type Id = string

/** A batch as a trace sees it. */
export interface TracedBatch {
  id: Id
  batchNumber: string
  product: Id
  materialType: 'FG' | 'RM' | 'SG'
  outlet: Id
  unit: 'KG' | 'PC' | 'LTR'
  source: 'purchase' | 'run' | 'opening' | 'transfer'
  /** What came in. */
  receivedMilli: Milli
  /** What nobody took or set aside. */
  remainingMilli: Milli
  receivedOn: IstDay
  bestBefore: IstDay | null
  frozen: boolean
  supplier: Id | null
  supplierLot: string
  /** The run that made it. */
  run: Id | null
  /** The batch that it is a part of, moved to another outlet. */
  splitFrom: Id | null
  /** Mobile number of who entered it. */
  by: string
}

/**
 * What a quantity between two things means: a run has it reserved until it is completed, and has used it from then on.
 */
export const TRACE_BASES = ['received', 'moved', 'reserved', 'used', 'made', ...WHEREABOUTS] as const
export type TraceBasis = (typeof TRACE_BASES)[number]

/** A quantity of a batch that a run took. */
export interface RunInput {
  stockId: Id
  quantityMilli: Milli
  unit: 'KG' | 'PC' | 'LTR'
  basis: 'reserved' | 'used'
}

export interface TracedRun {
  id: Id
  reservationId: string
  /** What it makes. */
  product: Id
  status: string
  plannedMilli: Milli
  reservedBy: string
  reservedAt: Date
  completedBy: string | null
  completedAt: Date | null
  inputs: RunInput[]
  yields: { stockId: Id; quantityMilli: Milli }[]
}

export interface TracedOrder {
  id: Id
  orderId: string
  orderDate: Date
  name: string
  city: string
  /** Whole: who shows it masks it. */
  mobileNumber: string
  deliveryStatus: string
  packedBy: string | null
  packedAt: Date | null
  /** How much it has of which batch, line by line, and where that is. */
  parts: LocatedJars[]
}

/** From what to what, by document id. */
export interface TraceEdge {
  from: { kind: 'supplier' | 'batch' | 'run'; id: Id }
  to: { kind: 'batch' | 'run' | 'order'; id: Id }
  quantityMilli: Milli
  unit: 'KG' | 'PC' | 'LTR'
  basis: TraceBasis
  /** Of an order: which line. */
  line: number | null
}

/** What was found, by document id, in the order in which it was found. */
export interface Trace {
  batches: Map<Id, TracedBatch>
  runs: Map<Id, TracedRun>
  orders: Map<Id, TracedOrder>
  edges: TraceEdge[]
  /** There is more than was looked at. */
  truncated: boolean
}

/** Where a trace begins. */
export interface TraceStart {
  batches?: readonly Id[]
  runs?: readonly TracedRun[]
  orders?: readonly TracedOrder[]
}

/** How many of each a trace looks at. */
export interface TraceBounds {
  batches: number
  runs: number
  orders: number
}

/** A year of a shop fits many times. */
export const TRACE_BOUNDS: TraceBounds = { batches: 10_000, runs: 5_000, orders: 20_000 }

/** The questions of a trace, each about many things at once; `most` limits the answer. */
export interface TraceReads {
  batches: (ids: readonly Id[]) => Promise<TracedBatch[]>
  /** Parts of batches that lie at other outlets. */
  parts: (ids: readonly Id[], most: number) => Promise<TracedBatch[]>
  runs: (ids: readonly Id[]) => Promise<TracedRun[]>
  /** Runs that name one of the batches, even if they used nothing of it. */
  runsWith: (batches: readonly Id[], most: number) => Promise<TracedRun[]>
  /** Orders with something of one of the batches. */
  ordersWith: (batches: readonly Id[], most: number) => Promise<TracedOrder[]>
}
