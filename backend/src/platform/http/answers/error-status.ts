import { type ErrorCode, type ErrorKind, ERRORS } from '../../../kernel/errors/error-codes.js'

/** HTTP status of each kind of error. A new kind does not compile without one. */
const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  stranger: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  wrongFormat: 415,
  misdirected: 421,
  declined: 422,
  tooOften: 429,
  fault: 500,
  partner: 502,
  notNow: 503,
}

export const statusOf = (code: ErrorCode): number => STATUS[ERRORS[code].kind]
