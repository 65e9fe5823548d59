import { BSONRegExp, ObjectId } from 'bson'
import { type Doc, type EvalContext, isDoc, type Maybe, typeName, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { compileMatch } from '../match/match.js'
import { type PredicateNode } from '../match/tree.js'

function collect(node: PredicateNode, found: [string, Value][]): void {
  if (node.kind === 'eq') found.push([node.path, node.value])
  else if (node.kind === 'in' && node.values.length === 1 && node.regexes.length === 0) {
    found.push([node.path, node.values[0] as Value])
  } else if (node.kind === 'and' || (node.kind === 'or' && node.children.length === 1)) {
    for (const child of node.children) collect(child, found)
  }
}

function checkTwice(paths: readonly string[]): void {
  paths.forEach((path, i) => {
    for (const other of paths.slice(0, i)) {
      if (other === path) {
        throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`)
      }
      if (other.startsWith(`${path}.`) || path.startsWith(`${other}.`)) {
        throw new MongoError(
          54,
          `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`,
        )
      }
    }
  })
}

/** The equalities a filter demands, as a document; only those on `_id` when `idOnly`. */
export function equalitiesOf(filter: Doc, ctx: EvalContext, idOnly: boolean): Doc {
  const found: [string, Value][] = []
  collect(compileMatch(filter, ctx).tree, found)
  const wanted = idOnly ? found.filter(([path]) => path === '_id' || path.startsWith('_id.')) : found
  const inside = idOnly ? wanted.find(([path]) => path !== '_id') : undefined
  if (inside) {
    throw new MongoError(
      111,
      `field at '_id' must be exactly specified, field at sub-path '${inside[0]}'found`,
    )
  }
  checkTwice(wanted.map(([path]) => path))
  const doc: Doc = new Map()
  for (const [path, value] of wanted) setNew(doc, path.split('.'), value)
  return doc
}

function setNew(doc: Doc, parts: readonly string[], value: Value): void {
  const [head, ...rest] = parts as [string, ...string[]]
  if (rest.length === 0) {
    doc.set(head, value)
    return
  }
  const known = doc.get(head)
  const inner: Doc = isDoc(known) ? known : new Map()
  doc.set(head, inner)
  setNew(inner, rest, value)
}

function checkId(id: Maybe): void {
  if (Array.isArray(id) || id instanceof BSONRegExp) {
    throw new MongoError(53, `The '_id' value cannot be of type ${typeName(id)}`)
  }
}

/** The document with `_id` in front, a fresh one when it has none. */
export function withIdFirst(doc: Doc): Doc {
  const id = doc.get('_id') ?? (doc.has('_id') ? null : new ObjectId())
  checkId(id)
  if (doc.keys().next().value === '_id') return doc
  const next: Doc = new Map([['_id', id]])
  for (const [key, value] of doc) if (key !== '_id') next.set(key, value)
  return next
}
