import { Binary } from 'bson'
import { compareStrings } from '../bson/compare.js'
import { asWholeLong } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { isNumeric, type Maybe, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { requireRoom, watchMemory } from '../pace/memory.js'
import { binary, isNullish, MANY, named, type OperatorTable, unary, variadic } from './operator.js'
import { codePoints, coerceToText, lowerAscii, upperAscii } from './text.js'

function concat(values: readonly Maybe[]): Maybe {
  let text: string | null = ''
  for (const value of values) {
    if (isNullish(value)) text = null
    else if (typeof value !== 'string') {
      throw located(16702, `$concat only supports strings, not ${typeName(value)}`)
    } else if (text !== null) text = joined(text, value)
    if (text === null) return null
  }
  return text
}

/** The server's limit for a text that an expression puts together. */
const MOST_TEXT = 64 * 1024 ** 2
/** Length from which room for a text is asked for beforehand. */
const LONG_TEXT = 64 * 1024
/** V8 takes one or two, and joins parts late. */
const CHARACTER_BYTES = 2

/** Throws 13548 or 146 when a text of this length may not, or cannot, be put together. */
function requireTextRoom(length: number): void {
  if (length > MOST_TEXT)
    throw located(13548, `BufBuilder attempted to grow() to ${length} bytes, past the 64MB limit.`)
  if (length > LONG_TEXT) requireRoom(length * CHARACTER_BYTES)
}

function joined(a: string, b: string): string {
  requireTextRoom(a.length + b.length)
  watchMemory(b.length)
  return a + b
}

function wholeArgument(value: Maybe, code: number, name: string, what: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null)
    throw located(code, `${name}: ${what} must be a numeric type (is BSON type ${typeName(value)})`)
  return Number(whole)
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

function substrBytes(values: readonly Maybe[], name: string): Maybe {
  const bytes = Buffer.from(coerceToText(values[0]), 'utf8')
  const start = wholeArgument(values[1], 16034, name, 'starting index')
  const length = wholeArgument(values[2], 16035, name, 'length')
  if (start < 0) throw located(50752, `${name}: starting index must be non-negative (got: ${start})`)
  if (isContinuation(bytes[start])) {
    throw located(28656, `${name}:  Invalid range, starting index is a UTF-8 continuation byte.`)
  }
  const end = length < 0 ? bytes.length : Math.min(bytes.length, start + length)
  if (isContinuation(bytes[end])) {
    throw located(28657, `${name}:  Invalid range, ending index is in the middle of a UTF-8 character.`)
  }
  return start >= bytes.length ? '' : bytes.toString('utf8', start, end)
}

function codePointArgument(value: Maybe, code: number, what: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (!isNumeric(value))
    throw located(code, `$substrCP: ${what} must be a numeric type (is BSON type ${typeName(value)})`)
  if (whole === null)
    throw located(
      code + 1,
      `$substrCP: ${what} cannot be represented as a 32-bit integral value: ${printValue(value)}`,
    )
  return Number(whole)
}

function substrCodePoints(values: readonly Maybe[]): Maybe {
  const points = codePoints(coerceToText(values[0]))
  const start = codePointArgument(values[1], 34450, 'starting index')
  const length = codePointArgument(values[2], 34452, 'length')
  if (length < 0) throw located(34454, '$substrCP: length must be a nonnegative integer.')
  if (start < 0) throw located(34455, '$substrCP: the starting index must be nonnegative integer.')
  return points.slice(start, start + length).join('')
}

const textLength = (code: number, measure: (text: string) => number) =>
  unary((value, _compiler, name) => {
    if (typeof value !== 'string')
      throw located(code, `${name} requires a string argument, found: ${typeName(value)}`)
    return measure(value)
  })

function split(text: Maybe, separator: Maybe): Maybe {
  if (isNullish(text) || isNullish(separator)) return null
  if (typeof text !== 'string') {
    throw located(
      40085,
      `$split requires an expression that evaluates to a string as a first argument, found: ${typeName(text)}`,
    )
  }
  if (typeof separator !== 'string') {
    throw located(
      40086,
      `$split requires an expression that evaluates to a string as a second argument, found: ${typeName(separator)}`,
    )
  }
  if (separator === '') throw located(40087, '$split requires a non-empty separator')
  return text.split(separator)
}

const WHITESPACE = [
  ...'\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
]

const trimmer = (left: boolean, right: boolean) =>
  named(
    ['input'],
    ['chars'],
    { notObject: 50696, unknown: 50694, missing: 50695 },
    (values, _compiler, name) => {
      const { input } = values
      const given = 'chars' in values
      if (isNullish(input) || (given && isNullish(values.chars))) return null
      if (typeof input !== 'string') {
        throw located(
          50699,
          `${name} requires its input to be a string, got ${printValue(input)} (of type ${typeName(input)}) instead.`,
        )
      }
      if (given && typeof values.chars !== 'string') {
        throw located(
          50700,
          `${name} requires 'chars' to be a string, got ${printValue(values.chars)} (of type ${typeName(values.chars)}) instead.`,
        )
      }
      const set = new Set(given ? codePoints(values.chars as string) : WHITESPACE)
      const points = codePoints(input)
      let from = 0
      let to = points.length
      while (left && from < to && set.has(points[from] as string)) from += 1
      while (right && to > from && set.has(points[to - 1] as string)) to -= 1
      return points.slice(from, to).join('')
    },
  )

function bound(value: Maybe, name: string, which: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null) {
    throw located(
      40096,
      `${name} requires an integral ${which} index, found a value of type: ${typeName(value)}, with value: "${printValue(value)}"`,
    )
  }
  if (whole < 0n) throw located(40097, `${name} requires a nonnegative ${which} index, found: ${whole}`)
  return Number(whole)
}

/** Position of a token within units of text (bytes or code points), between optional bounds; -1 when absent. */
function indexOfUnits<T>(units: readonly T[], token: readonly T[], from: number, to: number): number {
  const last = Math.min(to, units.length) - token.length
  for (let i = from; i <= last; i += 1) if (token.every((unit, k) => units[i + k] === unit)) return i
  return -1
}

const indexOf = (codes: [number, number], unitsOf: (text: string) => readonly (string | number)[]) =>
  variadic(2, 4, (values, _compiler, name) => {
    const [text, token] = values
    if (isNullish(text)) return null
    if (typeof text !== 'string')
      throw located(codes[0], `${name} requires a string as the first argument, found: ${typeName(text)}`)
    if (typeof token !== 'string')
      throw located(codes[1], `${name} requires a string as the second argument, found: ${typeName(token)}`)
    const units = unitsOf(text)
    const from = values.length > 2 ? bound(values[2], name, 'starting') : 0
    const to = values.length > 3 ? bound(values[3], name, 'ending') : units.length
    return from > units.length || to < from ? -1 : indexOfUnits(units, unitsOf(token), from, to)
  })

function timesIn(text: string, token: string): number {
  if (token === '') return text.length + 1
  let times = 0
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length)) times++
  return times
}

const replacing = (all: boolean) =>
  named(
    ['input', 'find', 'replacement'],
    [],
    { notObject: 51751, unknown: 51750, missing: 51749 },
    ({ input, find, replacement }, _compiler, name) => {
      const check = (what: string, value: Maybe, code: number): void => {
        if (!isNullish(value) && typeof value !== 'string') {
          throw located(code, `${name} requires that '${what}' be a string, found: ${printValue(value)}`)
        }
      }
      check('input', input, 51746)
      check('find', find, 51745)
      check('replacement', replacement, 51744)
      if (isNullish(input) || isNullish(find) || isNullish(replacement)) return null
      const [text, token, next] = [input as string, find as string, replacement as string]
      if (all && next.length > token.length)
        requireTextRoom(text.length + timesIn(text, token) * (next.length - token.length))
      return all ? text.replaceAll(token, () => next) : text.replace(token, () => next)
    },
  )

const strcasecmp = (a: Maybe, b: Maybe): Value =>
  Math.sign(compareStrings(upperAscii(coerceToText(a)), upperAscii(coerceToText(b))))

const binarySize = unary((value, _compiler, name) => {
  if (isNullish(value)) return null
  if (value instanceof Binary) return value.length()
  if (typeof value === 'string') return Buffer.byteLength(value, 'utf8')
  throw located(51276, `${name} requires a string or BinData argument, found: ${typeName(value)}`)
})

const bytesOfText = (text: string): number[] => [...Buffer.from(text, 'utf8')]

export const STRINGS: OperatorTable = {
  $concat: variadic(0, MANY, concat),
  $toLower: unary((value) => lowerAscii(coerceToText(value))),
  $toUpper: unary((value) => upperAscii(coerceToText(value))),
  $substr: variadic(3, 3, (values, _compiler, name) => substrBytes(values, name)),
  $substrBytes: variadic(3, 3, (values, _compiler, name) => substrBytes(values, name)),
  $substrCP: variadic(3, 3, substrCodePoints),
  $binarySize: binarySize,
  $strLenCP: textLength(34471, (text) => codePoints(text).length),
  $strLenBytes: textLength(34473, (text) => Buffer.byteLength(text, 'utf8')),
  $split: binary(split),
  $trim: trimmer(true, true),
  $ltrim: trimmer(true, false),
  $rtrim: trimmer(false, true),
  $indexOfCP: indexOf([40093, 40094], codePoints),
  $indexOfBytes: indexOf([40091, 40092], bytesOfText),
  $replaceOne: replacing(false),
  $replaceAll: replacing(true),
  $strcasecmp: binary(strcasecmp),
}
