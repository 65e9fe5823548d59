import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta, ID_INDEX } from '../catalog/metadata.js'
import { compileMatch } from '../match/match.js'
import { complete, type Work } from '../pace/turn.js'
import { DEFAULT_BATCH, openCursor } from './batches.js'
import { type Command, reply } from './command.js'
import { boolField, countField, docField } from './fields.js'
import { contextOf, type Request, viewOf } from './request.js'
import { documentBytes, indexBytes, sum } from './sizes.js'

export const listCollections: Command = {
  name: 'listCollections',
  fields: {
    listCollections: 'number',
    filter: 'object',
    nameOnly: 'bool',
    authorizedCollections: 'bool',
    cursor: 'object',
  },
  run: (request) => {
    const nameOnly = boolField(request.body, 'nameOnly')
    const cursor = docField(request.body, 'cursor')
    const entries = [...viewOf(request).collections()]
      .filter((meta) => meta.database === request.database)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((meta) => collectionEntry(meta, nameOnly))
    return openCursor(request, filtered(request, entries), {
      namespace: `${request.database}.$cmd.listCollections`,
      batchSize: (cursor && countField(cursor, 'batchSize')) ?? DEFAULT_BATCH,
      singleBatch: false,
      noTimeout: false,
      check: () => undefined,
    })
  },
}

function filtered(request: Request, entries: Doc[]): Doc[] {
  const filter = docField(request.body, 'filter')
  if (!filter || filter.size === 0) return entries
  const matcher = compileMatch(filter, contextOf(request))
  return entries.filter((entry) => matcher.test(entry))
}

function collectionEntry(meta: CollectionMeta, nameOnly: boolean): Doc {
  const entry: Doc = new Map<string, Value>([
    ['name', meta.name],
    ['type', 'collection'],
  ])
  if (nameOnly) return entry
  entry.set('options', meta.options)
  entry.set(
    'info',
    new Map<string, Value>([
      ['readOnly', false],
      ['uuid', meta.uuid],
    ]),
  )
  const id = meta.indexes.find((index) => index.name === ID_INDEX)
  if (id) entry.set('idIndex', id.spec)
  return entry
}

export const listDatabases: Command = {
  name: 'listDatabases',
  adminOnly: true,
  fields: { listDatabases: 'number', filter: 'object', nameOnly: 'bool', authorizedDatabases: 'bool' },
  run: (request) => complete(databases(request)),
}

function* databases(request: Request): Work<Doc> {
  const view = viewOf(request)
  const nameOnly = boolField(request.body, 'nameOnly')
  const sizes = new Map<string, number>()
  for (const meta of [...view.collections()]) {
    const size = nameOnly
      ? 0
      : (yield* documentBytes(view, meta)) + sum((yield* indexBytes(view, meta)).values())
    sizes.set(meta.database, (sizes.get(meta.database) ?? 0) + size)
  }
  const names = [...sizes.keys()].sort()
  const entries = filtered(
    request,
    names.map((name) => databaseEntry(name, sizes.get(name) ?? 0, nameOnly)),
  )
  const doc = reply(['databases', entries])
  if (!nameOnly) {
    const total = sum(sizes.values())
    doc.set('totalSize', fromSafeInteger(total))
    doc.set('totalSizeMb', fromSafeInteger(Math.floor(total / 1024 / 1024)))
  }
  return doc.set('ok', new Double(1))
}

function databaseEntry(name: string, size: number, nameOnly: boolean): Doc {
  const entry: Doc = new Map([['name', name]])
  if (nameOnly) return entry
  return (entry as Doc).set('sizeOnDisk', fromSafeInteger(size)).set('empty', false)
}
