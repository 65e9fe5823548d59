type Told = string | number | boolean | null

/**
 * What a guard wants of a field: a value, one of several values, or any other value; in the form of the database's
 * filters.
 */
type Ask<V> = Extract<V, Told> | { $in: Extract<V, Told>[] } | { $ne: Extract<V, Told> }

/** What a guard asks of a document, field by field; all of it has to be true. */
export type Conditions<S> = { readonly [F in keyof S]?: Ask<S[F]> }

/** One rule, asked of a document that was read and of the database while it writes. */
export interface Guard<S, C extends Conditions<S>> {
  /** The rule as a filter of queries and conditional updates; spread it to ask for more. */
  readonly filter: C
  /** The rule as a predicate. A field that a document does not have is null, as the database sees it. */
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
