import { createHash } from 'node:crypto'
import { mongo } from 'mongoose'

export interface Digest {
  documents: number
  /** Hex SHA-256 over the bytes of all documents in the order of `_id`. */
  sha256: string
}

/** Number and digest of a collection's documents. */
export async function digestOf(collection: mongo.Collection): Promise<Digest> {
  const hash = createHash('sha256')
  let documents = 0
  for await (const bytes of collection.find({}, { raw: true, sort: { _id: 1 } })) {
    hash.update(bytes as unknown as Uint8Array)
    documents++
  }
  return { documents, sha256: hash.digest('hex') }
}

/** An index definition without `v` and `ns`, which servers add. */
type IndexSpec = mongo.IndexDescription & { name: string }

/** The indexes that somebody made, by name. */
export async function indexesOf(collection: mongo.Collection): Promise<IndexSpec[]> {
  const indexes = (await collection.listIndexes().toArray()) as (IndexSpec & { v?: number; ns?: string })[]
  return indexes
    .filter(({ name }) => name !== '_id_')
    .map(({ v: _version, ns: _namespace, ...spec }) => spec)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const RULES = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'] as const

/**
 * What an index enforces, as text: two indexes with the same text have the same rules, even if servers describe them
 * differently.
 */
export const rulesOf = (spec: IndexSpec): string =>
  mongo.BSON.EJSON.stringify(
    [spec.name, [...Object.entries(spec.key)], ...RULES.map((rule) => spec[rule] ?? null)],
    { relaxed: true },
  )
