import { InvalidInput } from '../../../kernel/errors/errors.js'

/** More values than any call takes: the checks of a body take some microseconds for each. */
export const MOST_VALUES = 5_000

const code = (character: string): number => character.charCodeAt(0)
const [QUOTE, ESCAPE, COMMA, OBJECT, LIST, AMPERSAND] = ['"', '\\', ',', '{', '[', '&'].map(code)

/** A value of JSON stands after a comma, or is the first of an object or a list. */
function valuesOfJson(body: Buffer): number {
  let count = 0
  let isInText = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]
    if (isInText) {
      if (byte === ESCAPE) at++
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (byte === COMMA || byte === OBJECT || byte === LIST) count++
  }
  return count
}

const valuesOfForm = (body: Buffer): number =>
  body.reduce((count, byte) => count + Number(byte === AMPERSAND), 1)

/**
 * The refusal of a body with too many values, before it is parsed: a stranger's request must not hold others up. Null when
 * the body may be parsed.
 */
export function refusalOfMany(body: Buffer, kind: 'json' | 'form'): InvalidInput | null {
  const count = kind === 'json' ? valuesOfJson(body) : valuesOfForm(body)
  return count > MOST_VALUES ? new InvalidInput(`The request has more than ${MOST_VALUES} values.`) : null
}
