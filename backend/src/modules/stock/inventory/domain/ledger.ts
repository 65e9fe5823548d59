import {
  addMilli,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
  timesMilli,
} from '../../../../kernel/amounts/quantity.js'

/** Kinds of events in the history of a batch (docs/domain/catalogue.md#stock-ledger). */
export const LEDGER_KINDS = [
  'receipt',
  'correction',
  'reserve',
  'release',
  'consume',
  'allocate',
  'unallocate',
  'ship',
  'unship',
  'return',
  'count-gain',
  'count-loss',
  'transfer-out',
  'transfer-in',
  'delete',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

export const CAUSE_DOCUMENTS = ['stock', 'order', 'reservation', 'count'] as const
export type CauseDocument = (typeof CAUSE_DOCUMENTS)[number]

/** Reasons why a person corrects a batch (docs/domain/catalogue.md#corrections). */
export const CORRECTION_REASONS = ['spoilt', 'spilt', 'tasted', 'sample', 'miscounted', 'opening'] as const
export type CorrectionReason = (typeof CORRECTION_REASONS)[number]

/** Counters of a batch; the remainder is derived from them. */
export interface BatchCounters {
  quantityMilli: Milli
  reservedMilli: Milli
  usedMilli: Milli
}

/**
 * The kinds that move a quantity between the counters of a batch, as data. Rows of other kinds state their
 * changes themselves.
 */
export const MOVEMENTS = {
  receipt: { quantity: 1, reserved: 0, used: 0 },
  reserve: { quantity: 0, reserved: 1, used: 0 },
  release: { quantity: 0, reserved: -1, used: 0 },
  consume: { quantity: 0, reserved: -1, used: 1 },
  allocate: { quantity: 0, reserved: 1, used: 0 },
  unallocate: { quantity: 0, reserved: -1, used: 0 },
  ship: { quantity: 0, reserved: -1, used: 1 },
  unship: { quantity: 0, reserved: 1, used: -1 },
  return: { quantity: 0, reserved: 0, used: -1 },
  'transfer-out': { quantity: -1, reserved: 0, used: 0 },
  'transfer-in': { quantity: 1, reserved: 0, used: 0 },
  delete: { quantity: -1, reserved: 0, used: 0 },
} as const satisfies Partial<Record<LedgerKind, { quantity: number; reserved: number; used: number }>>

export type MovementKind = keyof typeof MOVEMENTS

/** The counters that a movement of `quantity` changes on its batch. */
export function movementDelta(kind: MovementKind, quantity: Milli): BatchCounters {
  const signs = MOVEMENTS[kind]
  return {
    quantityMilli: timesMilli(quantity, signs.quantity),
    reservedMilli: timesMilli(quantity, signs.reserved),
    usedMilli: timesMilli(quantity, signs.used),
  }
}

/** Remaining = quantity - reserved - used. */
export function remaining(counters: BatchCounters): Milli {
  return subtractMilli(counters.quantityMilli, addMilli(counters.reservedMilli, counters.usedMilli))
}

/** Counters of a batch from its whole history. */
export function replay(deltas: Iterable<BatchCounters>): BatchCounters {
  const sum: BatchCounters = {
    quantityMilli: NO_QUANTITY,
    reservedMilli: NO_QUANTITY,
    usedMilli: NO_QUANTITY,
  }
  for (const delta of deltas) {
    sum.quantityMilli = addMilli(sum.quantityMilli, delta.quantityMilli)
    sum.reservedMilli = addMilli(sum.reservedMilli, delta.reservedMilli)
    sum.usedMilli = addMilli(sum.usedMilli, delta.usedMilli)
  }
  return sum
}

/** A change of the quantity alone, after a count, a correction or a find. */
export function quantityDelta(quantityMilli: Milli): BatchCounters {
  return { quantityMilli, reservedMilli: NO_QUANTITY, usedMilli: NO_QUANTITY }
}

/** A loss counts as used, so that `quantity` remains what came in. */
export function lossDelta(usedMilli: Milli): BatchCounters {
  return { quantityMilli: NO_QUANTITY, reservedMilli: NO_QUANTITY, usedMilli }
}
