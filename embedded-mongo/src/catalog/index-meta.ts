import { type Doc, isDoc, isNumeric, type Maybe } from '../bson/value.js'
import { compileMatch } from '../match/match.js'
import { ID_INDEX, type IndexField, type IndexMeta } from './metadata.js'

/** The working form of a checked index specification. */
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
