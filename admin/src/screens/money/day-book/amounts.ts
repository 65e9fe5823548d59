import { formatMoney } from '../../../kit/ui/format.js'
import { type Say } from '../../../kit/words/use-words.js'

/** A balance as accountants write it: `₹2,140.00 Dr`; nothing for none. */
export function balanceOf(say: Say, amount: number): string {
  if (amount === 0) return '–'
  return say(amount > 0 ? 'dayBook.dr' : 'dayBook.cr', { amount: formatMoney(Math.abs(amount)) })
}
