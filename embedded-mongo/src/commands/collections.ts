import { Double } from 'bson'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { claimDatabase, createCollection, dropCollection } from '../collections/definitions.js'
import { MongoError } from '../errors/mongo-error.js'
import { type View } from '../isolation/view.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { type Command, reply } from './command.js'
import { boolField } from './fields.js'
import { checkedNamespace, define, namespaceOf, viewOf, write } from './request.js'

/** Options for kinds of collections that this engine does not have. */
const REFUSED = [
  'capped',
  'size',
  'max',
  'timeseries',
  'viewOn',
  'pipeline',
  'clusteredIndex',
  'expireAfterSeconds',
  'validator',
  'changeStreamPreAndPostImages',
  'encryptedFields',
  'storageEngine',
  'indexOptionDefaults',
  'idIndex',
] as const

export const create: Command = {
  name: 'create',
  typeName: 'create',
  inTransaction: true,
  fields: {
    create: 'string',
    autoIndexId: 'bool',
    collation: 'object',
    validationLevel: 'string',
    validationAction: 'string',
    flags: 'number',
    ...Object.fromEntries(REFUSED.map((field) => [field, 'any' as const])),
  },
  run: (request) => {
    const namespace = namespaceOf(request)
    const options = createOptions(request.body)
    // Do not wait for open transactions when the collection exists already.
    demandNone(viewOf(request), namespace)
    const run = request.transaction ? write : define
    return run(request, [namespace], (unit) => {
      demandNone(unit, namespace)
      createCollection(unit, namespace, options)
      return reply(['ok', new Double(1)])
    })
  },
}

function demandNone(view: View, namespace: string): void {
  if (view.collection(namespace)) throw new MongoError(48, `Collection ${namespace} already exists.`)
}

function createOptions(body: Doc): Doc {
  for (const field of REFUSED) {
    const value = body.get(field)
    const off = value === undefined || value === null || value === false || (isDoc(value) && isOff(value))
    if (!off) throw new MongoError(field === 'capped' ? 238 : 72, `create option '${field}' is not supported`)
  }
  const collation = body.get('collation')
  if (isDoc(collation) && collation.size > 0 && collation.get('locale') !== 'simple') {
    throw new MongoError(72, 'Collections with a default collation are not supported')
  }
  return new Map()
}

const isOff = (value: Doc): boolean =>
  value.size === 0 || (value.size === 1 && value.get('enabled') === false)

export const drop: Command = {
  name: 'drop',
  fields: { drop: 'string' },
  run: (request) => {
    const namespace = namespaceOf(request)
    return define(request, [namespace], (unit) => {
      const meta = unit.collection(namespace)
      // Dropping a missing collection succeeds since server version 7.0.
      if (!meta) return reply(['ok', new Double(1)])
      dropCollection(unit, meta)
      return reply(['nIndexesWas', meta.indexes.length], ['ns', namespace], ['ok', new Double(1)])
    })
  },
}

export const dropDatabase: Command = {
  name: 'dropDatabase',
  fields: { dropDatabase: 'number' },
  run: (request) => {
    const namespaces = [...viewOf(request).collections()]
      .filter((meta) => meta.database === request.database)
      .map((meta) => meta.namespace)
    return define(request, namespaces, (unit) => {
      const metas = [...unit.collections()].filter((meta) => meta.database === request.database)
      for (const meta of metas) dropCollection(unit, meta)
      const doc = reply()
      if (metas.length > 0) doc.set('dropped', request.database)
      return doc.set('ok', new Double(1))
    })
  },
}

export const renameCollection: Command = {
  name: 'renameCollection',
  adminOnly: true,
  fields: { renameCollection: 'string', to: 'string', dropTarget: 'any' },
  run: (request) => {
    const from = splitNamespace(request.body.get('renameCollection'))
    const to = splitNamespace(request.body.get('to'))
    if (from === to) throw new MongoError(20, "Can't rename a collection to itself")
    const rename = (unit: WriteUnit): Doc => {
      const source = unit.collection(from)
      if (!source) throw new MongoError(26, `Source collection ${from} does not exist`)
      const target = unit.collection(to)
      if (target && !boolField(request.body, 'dropTarget'))
        throw new MongoError(48, 'target namespace exists')
      if (target) dropCollection(unit, target)
      const [database, ...rest] = to.split('.')
      unit.define(from, null)
      claimDatabase(unit, database as string)
      unit.define(to, { ...source, namespace: to, database: database as string, name: rest.join('.') })
      return reply(['ok', new Double(1)])
    }
    // Index builds find their collection by its name, so they must end first.
    return request.engine.definitions.take([from, to], () => define(request, [from, to], rename))
  },
}

function splitNamespace(value: Value | undefined): string {
  const text = typeof value === 'string' ? value : ''
  const dot = text.indexOf('.')
  if (dot <= 0) throw new MongoError(73, `Invalid namespace specified '${text}'`)
  return checkedNamespace(text.slice(0, dot), text.slice(dot + 1))
}
