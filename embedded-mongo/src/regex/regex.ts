import { located } from '../errors/mongo-error.js'
import { Pattern } from './pattern.js'
import { RegexTranslator } from './syntax.js'

const compiled = new Map<string, Pattern>()
const CACHE = 500

/** The options in order, without repeats; refuses letters the server does not know. */
export function checkOptions(options: string): string {
  for (const flag of options) {
    if (!'imsxu'.includes(flag)) throw located(51108, `invalid flag in regex options: ${flag}`)
  }
  return [...new Set(options)].sort().join('')
}

/**
 * Translates a Perl-compatible pattern with the options i, m, s and x into a JavaScript one that matches the same. What
 * JavaScript cannot do identically (possessive quantifiers, recursion, …) is refused with 51091.
 */
export function compileRegex(pattern: string, options: string): Pattern {
  const key = `${checkOptions(options)}/${pattern}`
  const known = compiled.get(key)
  if (known) return known
  if (pattern.includes('\0')) throw located(51109, 'Regular expression cannot contain an embedded null byte')
  const { source, flags } = new RegexTranslator(pattern, options).translate()
  let regex: Pattern
  try {
    regex = new Pattern(source, `${flags}u`)
  } catch (error) {
    throw located(51091, `Regular expression is invalid: ${(error as Error).message}`)
  }
  if (compiled.size >= CACHE) compiled.clear()
  compiled.set(key, regex)
  return regex
}
