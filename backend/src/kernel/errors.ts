/** What went wrong, in HTTP's terms: the one error every layer may throw. */
export class AppError extends Error {
  /**
   * @param status HTTP status (domain rules: 400, 404, 409, 422; sessions: 401, 403; throttles: 429).
   * @param code stable, upper case, for programs.
   * @param message a sentence for a person; sent as `error` and `message`.
   * @param details plain data that helps to act on it, for instance `{ fields: { pin: '…' } }`.
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** 400: input that cannot be accepted; `fields` names each field with its sentence. */
export class InvalidInput extends AppError {
  constructor(message: string, fields: Record<string, string> = {}, code = 'VALIDATION_FAILED') {
    super(400, code, message, { fields })
  }
}

/** 404: no such thing, or not the caller's. */
export class NotFound extends AppError {
  constructor(what: string, code = 'NOT_FOUND') {
    super(404, code, `${what} was not found.`)
  }
}

/** 409: the state of things does not allow it. */
export class Conflict extends AppError {
  constructor(code: string, message: string, details: Record<string, unknown> = {}) {
    super(409, code, message, details)
  }
}

/** 409: fewer jars than asked for; names the product and what is left. */
export class OutOfStock extends Conflict {
  constructor(product: { Id: string; name: string }, available: number) {
    const left = available > 0 ? `only ${available} left` : 'none left'
    super('OUT_OF_STOCK', `${product.name}: ${left}.`, { Id: product.Id, name: product.name, available })
  }
}
