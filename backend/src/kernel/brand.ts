import { InvalidInput } from './errors/errors.js'

declare const brand: unique symbol

/**
 * A value with a meaning of its own. It reads like the plain value, only its constructor in this folder makes it, and
 * it is not accepted as another brand. At run time it is a plain number or string.
 */
export type Brand<Value extends number | string, Name extends string> = Value & { readonly [brand]: Name }

/** What was asked for comes to more than a double counts exactly: too much to be meant. */
export class TooMuch extends InvalidInput {
  constructor(field?: string) {
    const sentence = 'This comes to more than can be counted.'
    super(
      field === undefined ? sentence : `${field}: ${sentence}`,
      field === undefined ? {} : { [field]: sentence },
    )
  }
}

/** @throws TooMuch; RangeError naming `what` when the number is not a whole one. */
export function wholeNumber(value: number, what: string): number {
  if (Number.isSafeInteger(value)) return value
  if (Number.isFinite(value) && Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new TooMuch()
  throw new RangeError(`${what} is a whole number, not ${value}.`)
}

/** Does arithmetic that follows from what a request says in `field`. @throws TooMuch naming the field */
export async function inBounds<T>(field: string, calculate: () => T | Promise<T>): Promise<T> {
  try {
    return await calculate()
  } catch (error) {
    throw error instanceof TooMuch ? new TooMuch(field) : error
  }
}
