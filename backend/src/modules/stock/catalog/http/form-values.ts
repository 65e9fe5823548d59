import { trimmed } from '../../../../platform/http/fields/text-fields.js'

interface Given {
  value: unknown
}

/** Converts a value of a form: forms send numbers as text, and nothing as empty text. */
export function numeric({ value }: Given): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return text === '' ? null : Number(text)
}
export const blankIsNothing = ({ value }: Given): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : trimmed({ value })
export const flag = ({ value }: Given): unknown =>
  value === 'true' ? true : value === 'false' ? false : value
