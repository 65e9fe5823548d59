import { type CodeOf, type ErrorCode } from './error-codes.js'

/** The error that every layer may throw, in the shop's terms. `platform/http` gives it an HTTP status. */
export class AppError extends Error {
  /**
   * @param code one of the list in `error-codes.ts`, for programs.
   * @param message a sentence for a person; sent as `error` and `message`.
   * @param details plain data that helps to act on it, for instance `{ fields: { pin: '…' } }`.
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** Input that cannot be accepted; `fields` names each field with its sentence. */
export class InvalidInput extends AppError {
  constructor(
    message: string,
    fields: Record<string, string> = {},
    code: CodeOf<'invalid'> = 'VALIDATION_FAILED',
  ) {
    super(code, message, { fields })
  }

  /** Input with one wrong field, whose sentence is also the message of the error. */
  static field(field: string, sentence: string, code?: CodeOf<'invalid'>): InvalidInput {
    return new InvalidInput(sentence, { [field]: sentence }, code)
  }
}

/** The record does not exist, or it belongs to another person. */
export class NotFound extends AppError {
  constructor(what: string) {
    super('NOT_FOUND', `${what} was not found.`)
  }
}

/** The current state of the record does not allow the call. */
export class Conflict extends AppError {
  constructor(code: CodeOf<'conflict'>, message: string, details: Record<string, unknown> = {}) {
    super(code, message, details)
  }
}
