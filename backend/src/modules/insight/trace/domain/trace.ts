import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type LocatedJars, WHEREABOUTS } from '../../../sales/orders/domain/aftercare/whereabouts.js'

/** Ids of documents, in hex. */
type Id = string

/** A batch with the fields that a trace shows. */
export interface TracedBatch {
  id: Id
  batchNumber: string
  product: Id
  materialType: 'FG' | 'RM' | 'SG'
  outlet: Id
  unit: 'KG' | 'PC' | 'LTR'
  source: 'purchase' | 'run' | 'opening' | 'transfer'
  /** Quantity received. */
  receivedMilli: Milli
  /** Quantity neither used nor reserved. */
  remainingMilli: Milli
  receivedOn: IstDay
  bestBefore: IstDay | null
  frozen: boolean
  supplier: Id | null
  supplierLot: string
  /** The run that made the batch. */
  run: Id | null
  /** The batch from which this part was moved to another outlet. */
  splitFrom: Id | null
  /** Mobile number of the person who entered it. */
  by: string
}

/**
 * Meanings of a quantity between two nodes: a run has it reserved until it is completed, and has used it
 * from then on.
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
  /** The product that the run makes. */
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
  /** The full number: callers that show it mask it. */
  mobileNumber: string
  deliveryStatus: string
  packedBy: string | null
  packedAt: Date | null
  /** The quantity of each batch, line by line, and where it is. */
  parts: LocatedJars[]
}

/** A quantity between two documents, by their ids. */
export interface TraceEdge {
  from: { kind: 'supplier' | 'batch' | 'run'; id: Id }
  to: { kind: 'batch' | 'run' | 'order'; id: Id }
  quantityMilli: Milli
  unit: 'KG' | 'PC' | 'LTR'
  basis: TraceBasis
  /** The line, when an order is one of them. */
  line: number | null
}

/** The documents found, by id, in the order in which they were found. */
export interface Trace {
  batches: Map<Id, TracedBatch>
  runs: Map<Id, TracedRun>
  orders: Map<Id, TracedOrder>
  edges: TraceEdge[]
  /** The search stopped at its limits. */
  truncated: boolean
}

/** The first documents of a trace. */
export interface TraceStart {
  batches?: readonly Id[]
  runs?: readonly TracedRun[]
  orders?: readonly TracedOrder[]
}

/** Limits of a trace for each kind of document. */
export interface TraceBounds {
  batches: number
  runs: number
  orders: number
}

/** Several times what a shop has in a year. */
export const TRACE_BOUNDS: TraceBounds = { batches: 10_000, runs: 5_000, orders: 20_000 }

/** The reads of a trace, each for many documents at once; `most` limits the answer. */
export interface TraceReads {
  batches: (ids: readonly Id[]) => Promise<TracedBatch[]>
  /** Parts of batches at other outlets. */
  parts: (ids: readonly Id[], most: number) => Promise<TracedBatch[]>
  runs: (ids: readonly Id[]) => Promise<TracedRun[]>
  /** Runs that refer to one of the batches, even if they used nothing of it. */
  runsWith: (batches: readonly Id[], most: number) => Promise<TracedRun[]>
  /** Orders with jars of one of the batches. */
  ordersWith: (batches: readonly Id[], most: number) => Promise<TracedOrder[]>
}
