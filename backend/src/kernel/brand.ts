declare const brand: unique symbol

/**
 * A value with a meaning of its own. It reads like the plain value, only its constructor in this folder makes it, and
 * it is not accepted as another brand. At run time it is a plain number or string.
 */
export type Brand<Value extends number | string, Name extends string> = Value & { readonly [brand]: Name }

/** @throws RangeError naming `what` when the number is not a whole one that a double holds exactly. */
export function wholeNumber(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is a whole number, not ${value}.`)
  return value
}
