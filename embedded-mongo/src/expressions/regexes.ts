import { BSONRegExp } from 'bson'
import { printValue } from '../bson/print.js'
import { type Doc, type Maybe, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { compileRegex } from '../regex/regex.js'
import { isNullish, named, type Operator, type OperatorTable } from './operator.js'
import { codePoints } from './text.js'

function patternOf(regex: Maybe, options: Maybe, name: string): { pattern: string; options: string } {
  if (!isNullish(options) && typeof options !== 'string') {
    throw located(51106, `${name} needs 'options' to be of type string`)
  }
  if (typeof regex === 'string') return { pattern: regex, options: options ?? '' }
  if (!(regex instanceof BSONRegExp))
    throw located(51105, `${name} needs 'regex' to be of type string or regex`)
  if (!isNullish(options) && options !== '' && regex.options !== '') {
    throw located(51107, `${name} found regex option(s) specified in both 'regex' and 'option' fields`)
  }
  return { pattern: regex.pattern, options: isNullish(options) || options === '' ? regex.options : options }
}

const regexOperator = (
  whenNull: () => Value,
  apply: (input: string, pattern: string, options: string) => Value,
): Operator =>
  named(
    ['input', 'regex'],
    ['options'],
    { notObject: 51103, unknown: 31024, missing: 31022 },
    ({ input, regex, options }, _compiler, name) => {
      if (!isNullish(input) && typeof input !== 'string') {
        throw located(
          51104,
          `${name} needs 'input' to be of type string, found ${printValue(input)} of type ${typeName(input)}`,
        )
      }
      if (isNullish(regex)) return whenNull()
      const found = patternOf(regex, options, name)
      compileRegex(found.pattern, found.options)
      return isNullish(input) ? whenNull() : apply(input, found.pattern, found.options)
    },
  )

const describe = (found: RegExpExecArray): Doc =>
  new Map<string, Value>([
    ['match', found[0]],
    ['idx', codePoints(found.input.slice(0, found.index)).length],
    ['captures', found.slice(1).map((capture: string | undefined) => capture ?? null)],
  ])

const findAll = (input: string, pattern: string, options: string): Value =>
  compileRegex(pattern, options).all(input).map(describe)

export const REGEXES: OperatorTable = {
  $regexMatch: regexOperator(
    () => false,
    (input, pattern, options) => compileRegex(pattern, options).test(input),
  ),
  $regexFind: regexOperator(
    () => null,
    (input, pattern, options) => {
      const found = compileRegex(pattern, options).exec(input)
      return found ? describe(found) : null
    },
  ),
  $regexFindAll: regexOperator(() => [], findAll),
}
