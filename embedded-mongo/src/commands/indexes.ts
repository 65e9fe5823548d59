import { Double } from 'bson'
import { equalValues } from '../bson/compare.js'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { type CollectionMeta, ID_INDEX, indexFromSpec, type IndexMeta } from '../catalog/metadata.js'
import { createCollection } from '../collections/definitions.js'
import { buildIndex } from '../collections/records.js'
import { beginIndexes, finishIndexes, isLarge } from '../engine/index-build.js'
import { MongoError } from '../errors/mongo-error.js'
import { findExisting, normalizeIndexSpec } from '../indexes/spec.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { DEFAULT_BATCH, openCursor } from './batches.js'
import { type Command, reply } from './command.js'
import { countField, docField, docsField, missingField } from './fields.js'
import { collectionOf, define, namespaceOf, type Request, write } from './request.js'

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
    const create = (): Promise<Doc> => Promise.resolve(createAll(request, namespace, specs))
    return request.transaction ? create() : request.engine.definitions.take([namespace], create)
  },
}

interface Begun {
  answer: Doc
  indexes: IndexMeta[]
}

async function createAll(request: Request, namespace: string, specs: Doc[]): Promise<Doc> {
  const { engine, deadline } = request
  let begun: IndexMeta[] = []
  const answer = await write(request, [namespace], (unit) => {
    const result = beginAll(request, unit, namespace, specs)
    begun = result.indexes
    return result.answer
  })
  if (begun.length > 0) await finishIndexes(engine, namespace, begun, deadline)
  return answer
}

/** Creates the indexes of a small collection; begins to build those of a large one. */
function beginAll(request: Request, unit: WriteUnit, namespace: string, specs: Doc[]): Begun {
  const existing = unit.collection(namespace)
  const before = existing ?? createCollection(unit, namespace)
  const fresh = missingOf(specs, before.indexes)
  // Do not wait for open transactions when the indexes exist already.
  if (!request.transaction && fresh.length > 0) request.engine.requireUntouched(namespace)
  if (request.transaction && existing && fresh.length > 0 && unit.count(existing) > 0) {
    throw new MongoError(
      263,
      'Cannot create new indexes on existing collection in a multi-document transaction.',
    )
  }
  if (before.indexes.length + fresh.length > MAX_INDEXES) {
    throw new MongoError(67, `add index fails, too many indexes for ${namespace} key:${String(specs.length)}`)
  }
  const answer = createdReply(existing === undefined, before.indexes.length, fresh.length)
  if (fresh.length > 0 && isLarge(unit, before)) return { answer, indexes: beginIndexes(unit, before, fresh) }
  let meta = before
  for (const spec of fresh) meta = buildIndex(unit, meta, spec)
  return { answer, indexes: [] }
}

/** The specifications of indexes that do not exist yet; a command may name the same index twice. */
function missingOf(specs: Doc[], indexes: readonly IndexMeta[]): Doc[] {
  const known = [...indexes]
  const missing: Doc[] = []
  for (const spec of specs) {
    if (findExisting(spec, known)) continue
    missing.push(spec)
    known.push(indexFromSpec(spec, 0))
  }
  return missing
}

function createdReply(created: boolean, before: number, added: number): Doc {
  const doc = reply(
    ['numIndexesBefore', before],
    ['numIndexesAfter', before + added],
    ['createdCollectionAutomatically', created],
  )
  if (added === 0) doc.set('note', 'all indexes already exist')
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
    const dropAll = (unit: WriteUnit): Doc => {
      const meta = unit.collection(namespace)
      if (!meta) throw new MongoError(26, `ns not found ${namespace}`)
      const dropped = selectIndexes(meta, wanted)
      for (const index of dropped) unit.clearTable(index.table)
      unit.define(namespace, { ...meta, indexes: meta.indexes.filter((index) => !dropped.includes(index)) })
      const doc = reply(['nIndexesWas', meta.indexes.length])
      if (wanted === '*') doc.set('msg', 'non-_id indexes dropped for collection')
      doc.set('ok', new Double(1))
      return doc
    }
    // An index being built is dropped when it is finished.
    return request.engine.definitions.take([namespace], () => define(request, [namespace], dropAll))
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

const SEARCH_INDEX_NAMES = [
  'createSearchIndexes',
  'updateSearchIndex',
  'dropSearchIndex',
  'listSearchIndexes',
]

/** Every server knows these commands, and only Atlas accepts them. */
export const SEARCH_INDEX_COMMANDS: Command[] = SEARCH_INDEX_NAMES.map((name) => ({
  name,
  fields: {
    [name]: 'string',
    indexes: 'array',
    id: 'string',
    name: 'string',
    definition: 'object',
  },
  run: () => {
    throw new MongoError(31082, 'Search index commands are only supported with Atlas.')
  },
}))
