import { ERRORS } from '../../kernel/errors/error-codes.js'
import { AppError } from '../../kernel/errors/errors.js'
import { isDatabaseAway } from '../health/database-away.js'

/**
 * The logged fields of an error. No other field is logged, since drivers attach whole documents to their
 * errors.
 */
export interface ErrorFacts {
  type: string
  message: string
  code?: string | number
  /** The answer of a partner, or the reason why it did not answer. */
  reason?: string
  /** Missing when the fault is not in this program. */
  stack?: string
  cause?: ErrorFacts
}

/** Error codes of the system when an address does not answer. */
const NOBODY_THERE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_\w+)$/

/** Whether a service or the database cannot be reached; then a stack does not help. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseAway(error)) return true
  if (error instanceof AppError) return ['partner', 'notNow'].includes(ERRORS[error.code].kind)
  const { name, code, cause } = error as Error & { code?: unknown }
  if (name === 'TimeoutError' || (typeof code === 'string' && NOBODY_THERE.test(code))) return true
  return isUnreachable(cause)
}

/** The log fields of any thrown value. */
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
