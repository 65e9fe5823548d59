import { type Subject } from '../../../kit/addresses/addresses.js'
import { batchInCode } from '../../../kit/scanning/batch-in-code.js'

export const DIRECTIONS = ['back', 'forward', 'both'] as const
export type Direction = (typeof DIRECTIONS)[number]

const RUN = /^R-?(\d{6})-?(\d{2,})$/
const ORDER = /^(?=.*[\d-])(?:P-?)?([A-Z\d]{4})-?([A-Z\d]{4})$/

/** The batch, run or order that a typed text, a scan or the address on a jar names; null when there is none. */
export function subjectOf(typed: string): Subject | null {
  const batch = batchInCode(typed)
  if (batch) return { batch }
  const id = typed.replace(/\s/g, '').toUpperCase()
  const run = RUN.exec(id)
  if (run) return { reservation: `R-${run[1]}-${run[2]}` }
  const order = ORDER.exec(id)
  return order ? { order: `P-${order[1]}-${order[2]}` } : null
}

/** What an address of the screen asks for; null when nothing yet. */
export function subjectIn(search: URLSearchParams): Subject | null {
  const [batch, order, reservation] = ['batch', 'order', 'reservation'].map((key) => search.get(key))
  if (batch) return { batch }
  if (reservation) return { reservation }
  const line = search.get('line')
  return order ? { order, ...(line ? { line: Number(line) } : {}) } : null
}

export function directionIn(search: URLSearchParams): Direction {
  return DIRECTIONS.find((one) => one === search.get('direction')) ?? 'both'
}
