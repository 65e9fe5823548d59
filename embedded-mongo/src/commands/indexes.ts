import { Double } from 'bson'
import { equalValues } from '../bson/compare.js'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { type CollectionMeta, ID_INDEX, type IndexMeta } from '../catalog/metadata.js'
import { buildIndex } from '../collections/build-index.js'
import { createCollection } from '../collections/definitions.js'
import { MongoError } from '../errors/mongo-error.js'
import { findExisting, normalizeIndexSpec } from '../indexes/spec.js'
import { DEFAULT_BATCH, openCursor } from './batches.js'
import { type Command, reply } from './command.js'
import { countField, docField, docsField, missingField } from './fields.js'
import { collectionOf, define, namespaceOf, write } from './request.js'

const MAX_INDEXES = 64

export const createIndexes: Command = {
  name: 'createIndexes',
  typeName: 'createIndexes',
  inTransaction: true,
  fields: {
    createIndexes: 'string',
    indexes: 'documents',
    commitQuorum: 'any',
    ignoreUnknownIndexOptions: 'bool',
  },
  run: (request) => {
    const namespace = namespaceOf(request)
    const given = docsField(request.body, 'indexes')
    if (!given) throw missingField('createIndexes', 'indexes')
    if (given.length === 0) throw new MongoError(2, 'Must specify at least one index to create')
    const specs = given.map(normalizeIndexSpec)
    return write(request, [namespace], (unit) => {
      const existing = unit.collection(namespace)
      const before = existing ?? createCollection(unit, namespace)
      const fresh = specs.filter((spec) => !findExisting(spec, before.indexes))
      // Asking for indexes that exist already need not wait.
      if (!request.transaction && fresh.length > 0) request.engine.requireUntouched(namespace)
      if (request.transaction && existing && fresh.length > 0 && unit.count(existing) > 0) {
        throw new MongoError(
          263,
          'Cannot create new indexes on existing collection in a multi-document transaction.',
        )
      }
      let meta = before
      // A command may name the same index twice: the second must see the first.
      for (const spec of fresh) if (!findExisting(spec, meta.indexes)) meta = buildIndex(unit, meta, spec)
      if (meta.indexes.length > MAX_INDEXES)
        throw new MongoError(
          67,
          `add index fails, too many indexes for ${namespace} key:${String(specs.length)}`,
        )
      return createdReply(existing === undefined, before, meta)
    })
  },
}

function createdReply(created: boolean, before: CollectionMeta, after: CollectionMeta): Doc {
  const doc = reply(
    ['numIndexesBefore', before.indexes.length],
    ['numIndexesAfter', after.indexes.length],
    ['createdCollectionAutomatically', created],
  )
  if (before === after) doc.set('note', 'all indexes already exist')
  doc.set('commitQuorum', 'votingMembers')
  doc.set('ok', new Double(1))
  return doc
}

export const listIndexes: Command = {
  name: 'listIndexes',
  inTransaction: false,
  fields: { listIndexes: 'string', cursor: 'object' },
  run: (request) => {
    const namespace = namespaceOf(request)
    const meta = collectionOf(request, namespace)
    if (!meta) throw new MongoError(26, `ns does not exist: ${namespace}`)
    const cursor = docField(request.body, 'cursor')
    return openCursor(
      request,
      meta.indexes.map((index) => index.spec),
      {
        namespace,
        batchSize: (cursor && countField(cursor, 'batchSize')) ?? DEFAULT_BATCH,
        singleBatch: false,
        noTimeout: false,
        check: () => undefined,
      },
    )
  },
}

export const dropIndexes: Command = {
  name: 'dropIndexes',
  aliases: ['deleteIndexes'],
  fields: { dropIndexes: 'string', deleteIndexes: 'string', index: 'any' },
  run: (request) => {
    const namespace = namespaceOf(request)
    const wanted = request.body.get('index')
    if (wanted === undefined) throw missingField('dropIndexes', 'index')
    return define(request, [namespace], (unit) => {
      const meta = unit.collection(namespace)
      if (!meta) throw new MongoError(26, `ns not found ${namespace}`)
      const dropped = selectIndexes(meta, wanted)
      for (const index of dropped) unit.clearTable(index.table)
      unit.define(namespace, { ...meta, indexes: meta.indexes.filter((index) => !dropped.includes(index)) })
      const doc = reply(['nIndexesWas', meta.indexes.length])
      if (wanted === '*') doc.set('msg', 'non-_id indexes dropped for collection')
      doc.set('ok', new Double(1))
      return doc
    })
  },
}

function selectIndexes(meta: CollectionMeta, wanted: Value): IndexMeta[] {
  if (wanted === '*') return meta.indexes.filter((index) => index.name !== ID_INDEX)
  if (Array.isArray(wanted)) return wanted.flatMap((one) => selectIndexes(meta, one))
  if (isDoc(wanted)) {
    const keyed = meta.indexes.filter((index) => equalValues(index.spec.get('key'), wanted))
    if (keyed.length > 1) {
      throw new MongoError(
        86,
        `${keyed.length} indexes found for key: ${String(wanted)}, identify by name instead.`,
        { codeName: 'AmbiguousIndexKeyPattern' },
      )
    }
    if (keyed.length === 0)
      throw new MongoError(27, "can't find index with key: " + String([...wanted.keys()]))
    return keyed.map(refuseIdIndex)
  }
  const named = meta.indexes.find((index) => index.name === wanted)
  if (!named) throw new MongoError(27, `index not found with name [${String(wanted)}]`)
  return [refuseIdIndex(named)]
}

function refuseIdIndex(index: IndexMeta): IndexMeta {
  if (index.name === ID_INDEX) throw new MongoError(72, 'cannot drop _id index')
  return index
}
