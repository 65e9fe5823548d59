declare const brand: unique symbol

/**
 * A value with a meaning of its own: reads like the plain value, is made by its constructor in this folder only, and
 * is not taken for another brand. It is a plain number or string at run time.
 */
export type Brand<Value extends number | string, Name extends string> = Value & { readonly [brand]: Name }

/** @throws RangeError naming `what` when the number is not a whole one that a double holds exactly. */
export function wholeNumber(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is a whole number, not ${value}.`)
  return value
}
