import { InvalidInput } from './errors/errors.js'

declare const brand: unique symbol

/**
 * A value with a meaning of its own: a plain number or string at run time, but created only by its
 * constructor in the kernel, and not accepted as another brand.
 */
export type Brand<Value extends number | string, Name extends string> = Value & { readonly [brand]: Name }

/** A calculation for a request exceeds what a double holds exactly, so the request cannot be served. */
export class TooMuch extends InvalidInput {
  constructor(field?: string) {
    const sentence = 'This comes to more than can be counted.'
    super(
      field === undefined ? sentence : `${field}: ${sentence}`,
      field === undefined ? {} : { [field]: sentence },
    )
  }
}

/** Checks a number. @throws TooMuch; RangeError naming `what` when the number is not whole */
export function wholeNumber(value: number, what: string): number {
  if (Number.isSafeInteger(value)) return value
  if (Number.isFinite(value) && Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new TooMuch()
  throw new RangeError(`${what} is a whole number, not ${value}.`)
}

/** Runs a calculation with the value of `field` in a request. @throws TooMuch naming the field */
export async function inBounds<T>(field: string, calculate: () => T | Promise<T>): Promise<T> {
  try {
    return await calculate()
  } catch (error) {
    throw error instanceof TooMuch ? new TooMuch(field) : error
  }
}
