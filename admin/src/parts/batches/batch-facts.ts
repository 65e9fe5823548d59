import '../packing/words.js'
import { type BatchOption } from '../../api/api-types.js'
import { formatDay, formatQuantity } from '../../kit/ui/format.js'
import { type Say } from '../../kit/words/use-words.js'

type Left = Pick<BatchOption, 'batchNumber' | 'remainingQuantity' | 'bestBefore'> & {
  priceUnit: string
  outlet: { name: string }
} & Partial<Pick<BatchOption, 'nearItsDay' | 'daysLeft'>>

/** The facts that people check before they use a batch: its number, remainder, place and day. */
export function batchFacts(say: Say, batch: Left): string[] {
  const left = { quantity: formatQuantity(batch.remainingQuantity), unit: batch.priceUnit }
  const facts = [batch.batchNumber, say('stock.left', left)]
  if (batch.outlet.name) facts.push(batch.outlet.name)
  if (batch.bestBefore) facts.push(say('packing.bestBefore', { day: formatDay(batch.bestBefore) }))
  if (batch.nearItsDay)
    facts.push(say('packing.nearItsDay', { smart_count: Math.max(0, batch.daysLeft ?? 0) }))
  return facts
}
