import { type OpenAPIObject } from '@nestjs/swagger'
import { asksForPin, routeName } from '../../../kernel/access/pin-again.js'
import { type ErrorCode } from '../../../kernel/errors/error-codes.js'
import { ErrorAnswer, lineOf } from '../answers/error.answer.js'
import { statusOf } from '../answers/error-status.js'
import { isSafeMethod } from '../requests/safe-method.js'
import { type Access, ACCESS_EXTENSION } from './access.js'
import { FAILS_KEY, type Failures } from './fails.js'
import { IDEMPOTENCY_KEY } from './idempotency-key.js'

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>
type Answers = Operation['responses']
type Answer = Exclude<NonNullable<Answers[string]>, { $ref: string }>

/** Codes that come with a Retry-After header. */
const TELLS_WHEN: ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'DISK_FULL']

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof METHODS)[number]

/** The error codes that follow from a call's access and method. */
function impliedCodes(
  method: Method,
  path: string,
  access: Access | undefined,
  takesKey: boolean,
): ErrorCode[] {
  const isWrite = !isSafeMethod(method.toUpperCase())
  // Reading may need disk space too: the first look into a cart creates it.
  const read: ErrorCode[] = ['VALIDATION_FAILED', 'INTERNAL', 'UNAVAILABLE', 'DISK_FULL']
  const written: ErrorCode[] = ['BAD_REQUEST', 'CSRF', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
  // Requests may carry credentials, whose tries are limited, and PINs have a slow hash.
  const guarded: ErrorCode[] = ['NO_SESSION', 'FORBIDDEN', 'ROLE_MISMATCH', 'TOO_MANY_REQUESTS', 'BUSY']
  return [
    ...read,
    ...(isWrite ? written : []),
    ...(takesKey ? (['KEY_REUSED'] as const) : []),
    ...(access?.public === false ? guarded : []),
    ...(access?.public === false && asksForPin(access.permission, routeName(method, path))
      ? (['PIN_WANTED'] as const)
      : []),
  ]
}

function answerOf(failures: Failures): Answer {
  const codes = Object.keys(failures).sort() as ErrorCode[]
  const lines = codes.map((code) => lineOf(code, failures[code] ?? undefined))
  const narrowed = { type: 'object', required: ['code'], properties: { code: { enum: codes } } }
  const schema = { allOf: [{ $ref: `#/components/schemas/${ErrorAnswer.name}` }, narrowed] }
  const wait = { description: 'Seconds until the next try', schema: { type: 'integer' } }
  return {
    description: lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n'),
    ...(codes.some((code) => TELLS_WHEN.includes(code)) ? { headers: { 'Retry-After': wait } } : {}),
    content: { 'application/json': { schema } },
  }
}

/** The errors of one call, by HTTP status. */
function byStatus(failures: Failures): Map<number, Failures> {
  const found = new Map<number, Failures>()
  for (const [code, meaning] of Object.entries(failures) as [ErrorCode, string | null][]) {
    const status = statusOf(code)
    found.set(status, { ...found.get(status), [code]: meaning })
  }
  return found
}

/** Adds an answer that many calls share to the document once, under the names of its codes. */
function shared(document: OpenAPIObject, failures: Failures): Answers[string] {
  if (Object.values(failures).some((meaning) => meaning !== null)) return answerOf(failures)
  const name = Object.keys(failures).sort().join('.')
  document.components ??= {}
  document.components.responses ??= {}
  document.components.responses[name] ??= answerOf(failures)
  return { $ref: `#/components/responses/${name}` }
}

/**
 * Adds its errors to each operation: those of its `@Fails`, and those that follow from its access and
 * method.
 */
export function documentErrors(document: OpenAPIObject): void {
  for (const [path, operations] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = operations[method] as (Operation & Record<string, unknown>) | undefined
      if (!operation) continue
      const { [ACCESS_EXTENSION]: access, [FAILS_KEY]: declared } = operation
      const takesKey = (operation.parameters ?? []).some(
        (one) => 'name' in one && one.name === IDEMPOTENCY_KEY,
      )
      const implied = impliedCodes(method, path, access as Access | undefined, takesKey).map((code) => [
        code,
        null,
      ])
      const failures = { ...Object.fromEntries(implied), ...(declared as Failures | undefined) } as Failures
      for (const [status, some] of byStatus(failures))
        operation.responses[String(status)] = shared(document, some)
      delete operation[ACCESS_EXTENSION]
      delete operation[FAILS_KEY]
    }
}
