/**
 * Every key of T with its value or `undefined`. A key that is added to T, also an optional one, must be added here too.
 */
export type Every<T> = { [Key in keyof Required<T>]: T[Key] | undefined }

/** The keys of T as a list that the compiler knows to be complete. */
export const keysOf = <Key extends string>(all: Readonly<Record<Key, true>>): readonly Key[] =>
  Object.keys(all) as Key[]

/** A list of keys that the compiler checks. */
export type Among<Known, Keys extends Known> = Keys
