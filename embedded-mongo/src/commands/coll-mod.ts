import { Double } from 'bson'
import { equalValues } from '../bson/compare.js'
import { type Doc, isDoc, isNumeric } from '../bson/value.js'
import { type CollectionMeta, ID_INDEX, indexFromSpec, type IndexMeta } from '../catalog/metadata.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { normalizeIndexSpec } from '../indexes/spec.js'
import { type Command, reply } from './command.js'
import { boolField, checkFields, docField } from './fields.js'
import { define, namespaceOf } from './request.js'

/** Changes the expiry of an index, or hides it; other options are refused. */
export const collMod: Command = {
  name: 'collMod',
  fields: { collMod: 'string', index: 'object' },
  run: (request) => {
    const namespace = namespaceOf(request)
    const asked = docField(request.body, 'index')
    if (asked) {
      checkFields('collMod.index', asked, {
        name: 'string',
        keyPattern: 'object',
        expireAfterSeconds: 'number',
        hidden: 'bool',
      })
    }
    return define(request, [namespace], (unit) => {
      const meta = unit.collection(namespace)
      if (!meta) throw new MongoError(26, `ns does not exist: ${namespace}`)
      const answer = reply()
      if (asked) unit.define(namespace, modified(meta, asked, answer))
      return answer.set('ok', new Double(1))
    })
  },
}

function modified(meta: CollectionMeta, asked: Doc, answer: Doc): CollectionMeta {
  const index = chosen(meta, asked)
  if (index.name === ID_INDEX) throw badValue('cannot modify the _id index')
  const spec: Doc = new Map(index.spec)
  const expiry = asked.get('expireAfterSeconds')
  if (isNumeric(expiry)) {
    answer.set('expireAfterSeconds_old', spec.get('expireAfterSeconds') ?? 0)
    answer.set('expireAfterSeconds_new', expiry)
    spec.set('expireAfterSeconds', expiry)
  }
  if (asked.has('hidden')) {
    const hidden = boolField(asked, 'hidden')
    answer.set('hidden_old', index.hidden)
    answer.set('hidden_new', hidden)
    if (hidden) spec.set('hidden', true)
    else spec.delete('hidden')
  }
  const { multikey, inexact, saved } = index
  const replaced: IndexMeta = {
    ...indexFromSpec(normalizeIndexSpec(spec), index.table),
    multikey,
    inexact,
    saved,
  }
  return { ...meta, indexes: meta.indexes.map((other) => (other === index ? replaced : other)) }
}

function chosen(meta: CollectionMeta, asked: Doc): IndexMeta {
  const [name, pattern] = [asked.get('name'), asked.get('keyPattern')]
  if ((name === undefined) === !isDoc(pattern)) {
    throw new MongoError(72, 'Must specify either index name or key pattern, and not both.')
  }
  const found = meta.indexes.find((index) =>
    typeof name === 'string' ? index.name === name : equalValues(index.spec.get('key'), pattern),
  )
  if (!found) throw new MongoError(27, `cannot find index ${String(name ?? '')} for ns ${meta.namespace}`)
  return found
}
