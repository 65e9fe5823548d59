import { type Binary } from 'bson'
import { type Doc, isDoc, isNumeric, type Maybe } from '../bson/value.js'
import { compileMatch, type Matcher } from '../match/match.js'

export interface IndexField {
  path: string
  direction: 1 | -1
}

/** An index in memory. Its flags only go from false to true, and stay true when the last such document is gone. */
export interface IndexMeta {
  /** Table that holds its entries. */
  table: number
  name: string
  /** The specification as listIndexes prints it: v, key, name, then the options. */
  spec: Doc
  fields: IndexField[]
  unique: boolean
  sparse: boolean
  hidden: boolean
  /** Compiled partialFilterExpression. */
  partial: Matcher | null
  expireAfterSeconds: number | null
  /** For each field: some document has an array on this path. */
  multikey: boolean[]
  /** Some key was too long and was cut, so the order of entries is not the order of values. */
  inexact: boolean
  /** The flags on disk, which must be written no later than the entries that need them. */
  saved: { multikey: boolean[]; inexact: boolean }
}

/** A collection. Immutable but for the index flags: a change makes a new one. */
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
  /** Indexes being built: every write updates them, no reader may use them. In memory only. */
  building: IndexMeta[]
}

export const ID_INDEX = '_id_'

export const databaseOf = (namespace: string): string => namespace.slice(0, namespace.indexOf('.'))
export const collectionOf = (namespace: string): string => namespace.slice(namespace.indexOf('.') + 1)

/** Makes the index of a checked specification. */
export function indexFromSpec(spec: Doc, table: number): IndexMeta {
  const fields = indexFields(spec.get('key') as Doc)
  const partial = spec.get('partialFilterExpression')
  const expire = spec.get('expireAfterSeconds')
  return {
    table,
    name: spec.get('name') as string,
    spec,
    fields,
    unique: spec.get('unique') === true || spec.get('name') === ID_INDEX,
    sparse: spec.get('sparse') === true,
    hidden: spec.get('hidden') === true,
    partial: isDoc(partial) ? compileMatch(partial, { now: new Date(0), variables: new Map() }) : null,
    expireAfterSeconds: isNumeric(expire) ? Number(expire) : null,
    multikey: fields.map(() => false),
    inexact: false,
    saved: { multikey: fields.map(() => false), inexact: false },
  }
}

const indexFields = (key: Doc): IndexField[] =>
  [...key].map(([path, direction]) => ({ path, direction: directionOf(direction) }))

export const directionOf = (value: Maybe): 1 | -1 => (isNumeric(value) && Number(value) < 0 ? -1 : 1)
