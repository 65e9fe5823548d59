import { ERRORS } from '../../kernel/errors/error-codes.js'
import { AppError } from '../../kernel/errors/errors.js'
import { isDatabaseAway } from '../health/database-away.js'

/** The fields of an error in the log. Nothing else is written, since drivers attach whole documents to their errors. */
export interface ErrorFacts {
  type: string
  message: string
  code?: string | number
  /** The answer of a partner, or why there was none. */
  reason?: string
  /** Missing when the fault is not in our program. */
  stack?: string
  cause?: ErrorFacts
}

/** Error codes of the system when nobody answers at an address. */
const NOBODY_THERE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_\w+)$/

/** Whether a service or the database cannot be reached; then a stack helps nobody. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseAway(error)) return true
  if (error instanceof AppError) return ['partner', 'notNow'].includes(ERRORS[error.code].kind)
  const { name, code, cause } = error as Error & { code?: unknown }
  if (name === 'TimeoutError' || (typeof code === 'string' && NOBODY_THERE.test(code))) return true
  return isUnreachable(cause)
}

/** The facts of whatever was thrown. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  const { code, reason } = error as { code?: unknown; reason?: unknown }
  return {
    type: name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(stack === undefined || isUnreachable(error) ? {} : { stack }),
    ...(cause instanceof Error ? { cause: errorFacts(cause) } : {}),
  }
}
