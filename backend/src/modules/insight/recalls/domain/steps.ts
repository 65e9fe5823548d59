/** What stands in the log of a recall. */
export const RECALL_STEPS = [
  'begun',
  'batch-added',
  'batch-frozen',
  'message-changed',
  'message-sent',
  'held-back',
  'held-back-undone',
  'informed',
  'informed-undone',
  'refund',
  'replacement',
  'nothing',
  'recovered',
  'closed',
] as const
export type RecallStep = (typeof RECALL_STEPS)[number]

/** What becomes of the money for recalled jars. */
export const DECISIONS = ['refund', 'replacement', 'nothing'] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** `cash`: out of the drawer, for what was paid in cash. */
export const REFUND_METHODS = ['provider', 'hand', 'cash'] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

/** What is noted of a parcel: its customer was told, or it is held back. */
export const MARKS = ['informed', 'heldBack'] as const
export type Mark = (typeof MARKS)[number]
