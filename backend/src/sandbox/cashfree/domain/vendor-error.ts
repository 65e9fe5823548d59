/** An error as the vendor answers it: `{message, code, type}`. */
export class VendorError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type:
      | 'invalid_request_error'
      | 'authentication_error'
      | 'api_error'
      | 'idempotency_error' = 'invalid_request_error',
  ) {
    super(message)
  }

  get body(): { message: string; code: string; type: string } {
    return { message: this.message, code: this.code, type: this.type }
  }
}

/** 400 about one field. */
export function invalid(field: string, rule: string): VendorError {
  return new VendorError(400, `${field}_invalid`, `${field} : ${rule}`)
}
