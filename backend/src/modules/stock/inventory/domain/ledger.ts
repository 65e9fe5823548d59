import {
  addMilli,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
  timesMilli,
} from '../../../../kernel/amounts/quantity.js'

/** What can happen to a batch (docs/domain/catalogue.md#stock-ledger). */
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

/** Why a person corrects a batch: what they took or found (docs/domain/catalogue.md#corrections). */
export const CORRECTION_REASONS = ['spoilt', 'spilt', 'tasted', 'sample', 'miscounted', 'opening'] as const
export type CorrectionReason = (typeof CORRECTION_REASONS)[number]

/** Counters of a batch; remaining is what they leave. */
export interface BatchCounters {
  quantityMilli: Milli
  reservedMilli: Milli
  usedMilli: Milli
}

/** The kinds that move a quantity between the counters of a batch, as data. The other kinds carry their own delta. */
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

/** What `quantity` of a movement changes on its batch. */
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

/** A change of the quantity alone: somebody counted, corrected or found out. */
export function quantityDelta(quantityMilli: Milli): BatchCounters {
  return { quantityMilli, reservedMilli: NO_QUANTITY, usedMilli: NO_QUANTITY }
}

/** What cannot be found any more counts as used, so that `quantity` stays what came in. */
export function lossDelta(usedMilli: Milli): BatchCounters {
  return { quantityMilli: NO_QUANTITY, reservedMilli: NO_QUANTITY, usedMilli }
}
