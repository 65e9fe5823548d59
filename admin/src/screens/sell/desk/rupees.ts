import { inSteps } from '../../../kit/inputs/in-steps.js'
import { numberIn } from '../../../kit/ui/typed-number.js'

const MOST = 99_999_999.99
const PAISA = 0.01

/** The rupees that were typed; null when the text is no amount. */
export function rupeesIn(typed: string): number | null {
  const amount = numberIn(typed, 'RUPEES') ?? NaN
  return amount >= 0 && amount <= MOST && inSteps(amount, PAISA) ? amount : null
}

/** Whether the cash that was typed pays the total; nothing typed is enough. */
export function isEnough(typed: string, total: number): boolean {
  const received = rupeesIn(typed)
  return typed.trim() === '' || (received !== null && Math.round(received * 100) >= Math.round(total * 100))
}
