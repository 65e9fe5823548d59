/**
 * `applied`: it paid the order. `held`: something does not agree, a person decides. `extra`: the order was paid
 * already. `late`: the order could no longer take it. `returned`: a person decided to give it back. The last three are
 * given back.
 */
export const DISPOSITIONS = ['applied', 'held', 'extra', 'late', 'returned'] as const
export type Disposition = (typeof DISPOSITIONS)[number]
