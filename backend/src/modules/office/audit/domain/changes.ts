/** One changed field; secrets appear as `[secret]` on both sides. */
export interface Change {
  field: string
  before?: unknown
  after?: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** A staff PIN and a postal code are both called `pin` on the wire, so both are left out. */
const SECRET = /^pin(hash)?$|otp|password|secret|token/i
const CREDENTIALS = new Set(['mobileNumber', 'mb', 'otp', 'role'])
const LONGEST_TEXT = 300
const MOST_FIELDS = 60

function shown(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (SECRET.test(field)) return '[secret]'
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return shown('', JSON.stringify(redacted(value)))
  return value
}

function redacted(value: object): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key !== '' && SECRET.test(key) ? '[secret]' : inner)),
  )
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Fields of `after` whose value differs from `before`, in the order of `after`. Secrets are left out by name. */
export function changesBetween(before: Fields, after: Fields): Change[] {
  return Object.keys(after)
    .filter((field) => !same(before[field], after[field]))
    .slice(0, MOST_FIELDS)
    .map((field) => ({ field, before: shown(field, before[field]), after: shown(field, after[field]) }))
}

/**
 * The changes that a request asks for, when no use case recorded before and after: the body without the
 * caller's credentials.
 */
export function changesFromBody(body: unknown, bodyIsData: boolean): Change[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.entries(body)
    .filter(([field]) => bodyIsData || !CREDENTIALS.has(field))
    .slice(0, MOST_FIELDS)
    .map(([field, value]) => ({ field, after: shown(field, value) }))
}
