import { AppError } from '../../../src/kernel/errors/errors.js'

/** Codes of what was refused, and null for what was done; a fault of ours is thrown. */
export async function outcomes(work: readonly Promise<unknown>[]): Promise<(string | null)[]> {
  return Promise.all(
    work.map((one) =>
      one.then(
        () => null,
        (error: unknown) => {
          if (error instanceof AppError) return error.code
          throw error
        },
      ),
    ),
  )
}
