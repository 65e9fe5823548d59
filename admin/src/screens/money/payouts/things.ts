import { type SettlementLine } from '../../../api/api-types.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { type Say } from '../../../kit/words/use-words.js'
import { type OpenThing } from './ToSettle.js'

export const payoutKeys = {
  open: ['payouts', 'open'] as const,
  settlement: (utr: string) => ['payouts', 'settlement', utr] as const,
  lines: (utr: string) => ['payouts', 'lines', utr] as const,
}

/** The amount of a line next to the one in our books, if they differ. */
export function amountOf({ amount, expected, trouble }: SettlementLine, say: Say): string {
  return trouble === 'amount' && expected !== null
    ? say('payouts.expected', { amount: formatMoney(amount), expected: formatMoney(expected) })
    : formatMoney(amount)
}

export function lineThing(line: SettlementLine, say: Say): OpenThing {
  return {
    path: `settlement-lines/${encodeURIComponent(line.id)}`,
    what: `${say(`payoutKinds.${line.kind}`)} ${line.eventId}`,
    utr: line.utr,
    orderId: line.orderId,
    amount: amountOf(line, say),
    todo: line.trouble ? say(`payoutTroubles.${line.trouble}`) : '',
    words: line.remarks,
  }
}
