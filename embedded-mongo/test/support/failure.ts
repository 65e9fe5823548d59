import { MongoError } from '../../src/errors/mongo-error.js'

/** The engine's error that a call throws. */
export function failureOf(run: () => unknown): MongoError {
  try {
    run()
  } catch (error) {
    if (error instanceof MongoError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

/** Code and message of the error that a call throws. */
export function refusalOf(run: () => unknown): [number, string] {
  const { code, message } = failureOf(run)
  return [code, message]
}
