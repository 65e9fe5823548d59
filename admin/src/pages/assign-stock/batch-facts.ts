import '../../words/en/orders.js'
import { type BatchOption } from '../../data/api-types.js'
import { formatDay, formatQuantity } from '../../ui/format.js'
import { type Say } from '../../words/use-words.js'

/** What people check before they take jars from a batch: its number, what is left, and its day. */
export function batchFacts(say: Say, batch: BatchOption): string[] {
  const facts = [
    batch.batchNumber,
    say('orders.remaining', { quantity: formatQuantity(batch.remainingQuantity) }),
  ]
  if (batch.bestBefore) facts.push(say('packing.bestBefore', { day: formatDay(batch.bestBefore) }))
  if (batch.nearItsDay)
    facts.push(say('packing.nearItsDay', { smart_count: Math.max(0, batch.daysLeft ?? 0) }))
  return facts
}
