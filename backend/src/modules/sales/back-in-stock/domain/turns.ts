import { DAY_MS } from '../../../../kernel/dates/ist.js'

/** So long the jar that somebody was told of counts as theirs to buy. */
export const TURN_MS = DAY_MS
/** What one account waits for at a time: more than anybody eats. */
export const MOST_WAITED_FOR = 20

/** Somebody who was told, and whether they have ordered the product since. */
export interface Told {
  toldAt: Date
  ordered: boolean
}

/**
 * How many more people may be told (docs/domain/customers.md#back-in-stock): no more than there are jars that nobody
 * was told of. Who was told has a day; then, or with an order, the turn is over.
 */
export function roomFor(jars: number, told: readonly Told[], now: Date): number {
  const onTurn = told.filter(
    ({ toldAt, ordered }) => !ordered && now.getTime() - toldAt.getTime() < TURN_MS,
  ).length
  return Math.max(0, jars - onTurn)
}
