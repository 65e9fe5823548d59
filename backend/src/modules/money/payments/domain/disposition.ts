/**
 * `applied`: the payment paid the order. `held`: something does not agree, a person decides. `extra`: the
 * order was paid already. `late`: the order could no longer take it. `returned`: a person decided to
 * refund it. The last three are refunded.
 */
export const DISPOSITIONS = ['applied', 'held', 'extra', 'late', 'returned'] as const
export type Disposition = (typeof DISPOSITIONS)[number]
