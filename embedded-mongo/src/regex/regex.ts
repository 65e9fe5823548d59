import { located } from '../errors/mongo-error.js'
import { RegexTranslator } from './syntax.js'

const compiled = new Map<string, RegExp>()
const CACHE = 500

/** The options in order, without repeats; refuses letters the server does not know. */
export function checkOptions(options: string): string {
  for (const flag of options) {
    if (!'imsxu'.includes(flag)) throw located(51108, `invalid flag in regex options: ${flag}`)
  }
  return [...new Set(options)].sort().join('')
}

/**
 * A Perl-compatible pattern as a JavaScript one that matches the same. Options i, m, s, x. What JavaScript cannot do
 * identically (possessive quantifiers, recursion, …) is refused with 51091.
 */
export function compileRegex(pattern: string, options: string, global = false): RegExp {
  const key = `${global ? 'g' : ''}${checkOptions(options)}/${pattern}`
  const known = compiled.get(key)
  if (known && !global) return known
  if (pattern.includes('\0')) throw located(51109, 'Regular expression cannot contain an embedded null byte')
  const { source, flags } = new RegexTranslator(pattern, options).translate()
  let regex: RegExp
  try {
    regex = new RegExp(source, `${flags}u${global ? 'g' : ''}`)
  } catch (error) {
    throw located(51091, `Regular expression is invalid: ${(error as Error).message}`)
  }
  if (compiled.size >= CACHE) compiled.clear()
  if (!global) compiled.set(key, regex)
  return regex
}
