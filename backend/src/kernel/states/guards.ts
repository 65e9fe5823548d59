type Told = string | number | boolean | null

/**
 * A guard's condition on a field: one value, one of several, or any other value; written like a database
 * filter.
 */
type Ask<V> = Extract<V, Told> | { $in: Extract<V, Told>[] } | { $ne: Extract<V, Told> }

/** A guard's conditions by field; all must hold. */
export type Conditions<S> = { readonly [F in keyof S]?: Ask<S[F]> }

/** One rule in two forms: for documents in memory, and for the filter of a conditional update. */
export interface Guard<S, C extends Conditions<S>> {
  /** The rule as a filter for queries and conditional updates; spread it to add conditions. */
  readonly filter: C
  /** The rule as a predicate. A missing field counts as null, as in the database. */
  readonly holds: (document: Pick<S, keyof C & keyof S>) => boolean
}

/**
 * Makes the guards of documents like `S`. Filter and predicate come from the same conditions, so that they cannot
 * disagree.
 */
export function guardsOf<S>() {
  return <C extends Conditions<S>>(filter: C): Guard<S, C> => ({
    filter,
    holds: (document) =>
      Object.entries(filter).every(([field, ask]) =>
        isMet(ask as Ask<Told>, (document as Partial<Record<string, unknown>>)[field] ?? null),
      ),
  })
}

function isMet(ask: Ask<Told>, value: unknown): boolean {
  if (ask === null || typeof ask !== 'object') return value === ask
  return '$in' in ask ? ask.$in.some((one) => one === value) : value !== ask.$ne
}
