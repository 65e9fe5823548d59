import { type Binary } from 'bson'
import { type Doc } from '../bson/value.js'
import { type Matcher } from '../match/match.js'

export interface IndexField {
  path: string
  direction: 1 | -1
}

/** An index as the engine works with it. The flags only ever go from false to true, and may be true for too long. */
export interface IndexMeta {
  /** Table that holds its entries. */
  table: number
  name: string
  /** As listIndexes prints it: v, key, name, then the options. */
  spec: Doc
  fields: IndexField[]
  unique: boolean
  sparse: boolean
  hidden: boolean
  /** Compiled partialFilterExpression. */
  partial: Matcher | null
  expireAfterSeconds: number | null
  /** Per field: some document has an array on this path. */
  multikey: boolean[]
  /** Some key was too long and was cut: the order of the entries is then not the order of the values. */
  inexact: boolean
  /** The flags as they are on disk: they must be there no later than the entries they speak of. */
  saved: { multikey: boolean[]; inexact: boolean }
}

/** A collection; replaced as a whole by every change but the index flags. */
export interface CollectionMeta {
  /** `database.collection` */
  namespace: string
  database: string
  name: string
  uuid: Binary
  /** Table that holds its documents by record id. */
  table: number
  options: Doc
  /** The _id index first. */
  indexes: IndexMeta[]
  /** Indexes that are being built: every write keeps them, no reader may use them. In memory only. */
  building: IndexMeta[]
}

export const ID_INDEX = '_id_'

export const databaseOf = (namespace: string): string => namespace.slice(0, namespace.indexOf('.'))
export const collectionOf = (namespace: string): string => namespace.slice(namespace.indexOf('.') + 1)
