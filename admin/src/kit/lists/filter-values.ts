/** The filters of a list, by their names at the server. */
export type FilterValues = Readonly<Record<string, unknown>>

/** Equal as they are sent. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const without = (filter: FilterValues, names: readonly string[]): FilterValues =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)))
