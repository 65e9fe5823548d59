type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What people call the things of an answer, the most telling first. */
const NAMES = ['orderId', 'reservationId', 'batchNumber', 'Id'] as const

/** The name of what a call answers with, if it has one: at hand, or one step inside. */
export function namedIn(answer: unknown): string | undefined {
  if (!isFields(answer)) return undefined
  for (const fields of [answer, ...Object.values(answer).filter(isFields)])
    for (const name of NAMES) {
      const value = fields[name]
      if (typeof value === 'string' && value !== '') return value
    }
  return undefined
}
