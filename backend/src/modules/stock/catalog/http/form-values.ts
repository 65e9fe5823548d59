import { trimmed } from '../../../../platform/http/fields/text-fields.js'

interface Given {
  value: unknown
}

/** Forms send text where they mean numbers, and empty text where they mean nothing. */
export function numeric({ value }: Given): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return text === '' ? null : Number(text)
}
export const blankIsNothing = ({ value }: Given): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : trimmed({ value })
export const flag = ({ value }: Given): unknown =>
  value === 'true' ? true : value === 'false' ? false : value
