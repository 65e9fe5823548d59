type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that hold the name of a record, the most specific first. */
const NAMES = ['orderId', 'reservationId', 'batchNumber', 'Id'] as const

/** The name in the answer of a call, if it has one: at the top level, or one level below. */
export function namedIn(answer: unknown): string | undefined {
  if (!isFields(answer)) return undefined
  for (const fields of [answer, ...Object.values(answer).filter(isFields)])
    for (const name of NAMES) {
      const value = fields[name]
      if (typeof value === 'string' && value !== '') return value
    }
  return undefined
}
