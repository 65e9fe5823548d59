import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common'
import { type ValidationError } from 'class-validator'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { fieldInWords } from '../../../kernel/text/field-words.js'

type Rule = readonly [text: RegExp, rule: (...found: string[]) => string]

const characters = (count: string): string => `${count} character${count === '1' ? '' : 's'}`

/**
 * Messages of class-validator (after the name of the property), and the sentence that a person gets
 * instead.
 */
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

/** The sentence for a person about one field: it names the field, and says when it is missing. */
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

/** Refuses lists within lists, which no call takes. @throws InvalidInput */
function demandPlain(body: unknown): void {
  const walk = (value: unknown, path: string, isInList: boolean): void => {
    if (Array.isArray(value) && isInList)
      throw new InvalidInput(`${path} is a list within a list.`, { [path]: 'A list within a list.' })
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value))
      walk(inner, path === '' ? name : `${path}.${name}`, Array.isArray(value))
  }
  walk(body, '', false)
}

/** Checks every body before it becomes an object of its class. */
class PlainBodies extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') demandPlain(value)
    return super.transform(value, metadata) as Promise<unknown>
  }
}

/** Validates bodies and queries: drops unknown fields, and names each bad field with a sentence. */
export function validationPipe(): ValidationPipe {
  return new PlainBodies({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    // The value shows whether the field is missing or wrong; it is not sent.
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => {
      const fields = sentences(errors)
      return new InvalidInput(Object.values(fields)[0] ?? 'The request is not valid.', fields)
    },
  })
}
