import { ValidationPipe } from '@nestjs/common'
import { type ValidationError } from 'class-validator'
import { InvalidInput } from '../../kernel/errors.js'
import { fieldInWords } from '../../kernel/field-words.js'

type Rule = readonly [text: RegExp, rule: (...found: string[]) => string]

const characters = (count: string): string => `${count} character${count === '1' ? '' : 's'}`

/** What class-validator says of itself behind the name of a property, and what a person is told instead. */
const RULES: readonly Rule[] = [
  [
    /^must be longer than or equal to (\d+) and shorter than or equal to (\d+) characters$/,
    (least = '', most = '') => `has ${least} to ${characters(most)}`,
  ],
  [/^must be shorter than or equal to (\d+) characters$/, (most = '') => `has at most ${characters(most)}`],
  [/^must be longer than or equal to (\d+) characters$/, (least = '') => `has at least ${characters(least)}`],
  [/^must be a string$/, () => 'must be text'],
  [/^must be an integer number$/, () => 'must be a whole number'],
  [/^must be a number/, () => 'must be a number'],
  [/^must not be less than (.+)$/, (least = '') => `is at least ${least}`],
  [/^must not be greater than (.+)$/, (most = '') => `is at most ${most}`],
  [/^must be a positive number$/, () => 'is more than 0'],
  [/^must be one of the following values: (.*)$/, (values = '') => `is one of ${values}`],
  [/^must be a boolean value$/, () => 'is true or false'],
  [/^must be a mongodb id$/, () => 'must be chosen from the list'],
  [/^must be an email$/, () => 'must be an email address'],
  [/^must be an array$/, () => 'must be a list'],
  [
    /^must contain (?:at least|no more than|not more than) (\d+) elements$/,
    (_ = '') => 'has too few or too many entries',
  ],
  [/^should not be empty$/, () => 'is missing'],
]

const TEXT_WANTED = / must be text\.$/

/** A sentence for a person about one field: it names the field, and says that nothing is there where nothing is. */
export function sentenceFor(property: string, path: string, message: string, isMissing: boolean): string {
  const [, ofEach = '', said] =
    new RegExp(`^(each value in )?(?:nested property )?${property} (.+)$`).exec(message) ?? []
  const sentence =
    said === undefined ? message : `${ofEach ? 'Each of ' : ''}${fieldInWords(path)} ${ruleOf(said)}.`
  return isMissing ? sentence.replace(TEXT_WANTED, ' is missing.') : sentence
}

function ruleOf(said: string): string {
  for (const [text, rule] of RULES) {
    const found = text.exec(said)
    if (found) return rule(...found.slice(1))
  }
  return said.replace(/\.$/, '')
}

function sentences(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { property, constraints, children, value } of errors) {
    const path = prefix + property
    const first = Object.values(constraints ?? {})[0]
    const isMissing = value === undefined || value === null
    if (first !== undefined) found[path] = sentenceFor(property, path, first, isMissing)
    Object.assign(found, sentences(children ?? [], `${path}.`))
  }
  return found
}

/** Whitelisting validation: unknown fields are dropped, each bad field is named with its sentence. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    // The value stays in here: it says whether the field is missing or wrong.
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => {
      const fields = sentences(errors)
      return new InvalidInput(Object.values(fields)[0] ?? 'The request is not valid.', fields)
    },
  })
}
