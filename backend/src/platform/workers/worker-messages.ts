import { type ErrorCode } from '../../kernel/errors/error-codes.js'

/** What a worker is told: a function by its file and name, and its only argument, which is plain data. */
export interface Wanted {
  file: string
  name: string
  input: unknown
}

/** What a worker answers. */
export type Done =
  | { result: unknown; refusal?: undefined }
  | { refusal: { code: ErrorCode; message: string; details: Record<string, unknown> } }
