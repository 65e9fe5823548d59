import { ERRORS } from '../../kernel/errors/error-codes.js'
import { AppError } from '../../kernel/errors/errors.js'
import { isDatabaseAway } from '../health/database-away.js'

/** What a log line says of an error. Nothing else of it is written: drivers hang whole documents on theirs. */
export interface ErrorFacts {
  type: string
  message: string
  code?: string | number
  /** What a partner said, or did not say. */
  reason?: string
  /** Missing where the fault is not in our program. */
  stack?: string
  cause?: ErrorFacts
}

/** Of the system, when nobody answers at an address. */
const NOBODY_THERE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_\w+)$/

/** A service or the database cannot be reached: where in our program that was noticed helps nobody. */
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
