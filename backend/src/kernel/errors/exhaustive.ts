/**
 * An object with every key of T, each with its value or `undefined`. When a key is added to T, even an
 * optional one, the code that builds the object does not compile until it has the key.
 */
export type Every<T> = { [Key in keyof Required<T>]: T[Key] | undefined }

/** The keys of T as a list that the compiler knows to be complete. */
export const keysOf = <Key extends string>(all: Readonly<Record<Key, true>>): readonly Key[] =>
  Object.keys(all) as Key[]

/** A list of keys, each of which the compiler checks. */
export type Among<Known, Keys extends Known> = Keys
