import { ApiExtension } from '@nestjs/swagger'
import { type ErrorCode } from '../../../kernel/errors/error-codes.js'

export const FAILS_KEY = 'x-fails'

/** The error codes of one call, each with its meaning there, or null for the general meaning. */
export type Failures = Partial<Record<ErrorCode, string | null>>

/**
 * Names the error codes of a call; `error-answers.ts` adds those that follow from its access and its
 * method. A code with a more specific meaning gets its own text: `@Fails('ISSUE_FULL', { NOT_FOUND: 'No
 * such issue.' })`.
 */
export function Fails(...codes: (ErrorCode | Failures)[]): MethodDecorator {
  const failures: Failures[] = codes.map((code) => (typeof code === 'string' ? { [code]: null } : code))
  return ApiExtension(FAILS_KEY, Object.assign({}, ...failures) as Failures)
}
