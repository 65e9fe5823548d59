import { copyFields } from '../bson/copy-fields.js'
import { type Doc } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { badValue, located, MongoError } from '../errors/mongo-error.js'
import { type Matcher } from '../match/match.js'
import { mapped } from '../pace/mapped.js'
import { type Flow } from '../pace/turn.js'
import { type Between } from '../planner/between.js'
import { type FoundRecord, type ScanCounters } from '../planner/execute.js'
import { type Scan } from '../planner/scan.js'
import { compileProjection } from '../project/project.js'
import { type CursorOptions, DEFAULT_BATCH, openCursor, planKilled, type Row } from './batches.js'
import { type Command } from './command.js'
import { type Shape } from './explain-plan.js'
import { boolField, countField, docField, numberField } from './fields.js'
import { PreparedRead } from './reading.js'
import { collectionOf, contextOf, namespaceOf, type Request, viewOf } from './request.js'

export const find: Command = {
  name: 'find',
  typeName: 'FindCommandRequest',
  inTransaction: true,
  fields: {
    find: 'string',
    filter: 'object',
    sort: 'object',
    projection: 'object',
    hint: 'stringOrObject',
    skip: 'number',
    limit: 'number',
    batchSize: 'number',
    singleBatch: 'bool',
    noCursorTimeout: 'bool',
    allowDiskUse: 'bool',
    allowPartialResults: 'bool',
    collation: 'object',
    let: 'object',
    returnKey: 'bool',
    showRecordId: 'bool',
    tailable: 'bool',
    awaitData: 'bool',
    oplogReplay: 'bool',
    min: 'object',
    max: 'object',
  },
  run: (request) => {
    const { read, documents } = prepareFind(request)
    const batchSize = countField(request.body, 'batchSize') ?? DEFAULT_BATCH
    const limit = limitOf(request.body)
    const options: CursorOptions = {
      namespace: namespaceOf(request),
      batchSize: limit === null ? batchSize : Math.min(batchSize, limit),
      singleBatch:
        boolField(request.body, 'singleBatch') || (limit !== null && limit <= batchSize && batchSize > 0),
      noTimeout: boolField(request.body, 'noCursorTimeout'),
      check: stillThere(request, read.meta, read.plan?.scan ?? null),
    }
    return openCursor(request, documents(), options)
  },
}

export interface PreparedFind {
  read: PreparedRead
  /** What the find does with the documents that it reads, for explain. */
  shape: Shape
  documents(counters?: ScanCounters): Flow<Row>
}

/** Prepares a find as a stream of documents, for the command and for explain. */
export function prepareFind(request: Request): PreparedFind {
  const { body } = request
  refuseRare(body)
  const ctx = contextOf(request)
  const filter = docField(body, 'filter')
  const skip = countField(body, 'skip') ?? 0
  const limit = limitOf(body)
  const projection = docField(body, 'projection')
  const project =
    projection && projection.size > 0 ? compileProjection(projection, ctx, filter ? { filter } : {}) : null
  const read = new PreparedRead(
    viewOf(request),
    collectionOf(request, namespaceOf(request)),
    {
      filter,
      sort: docField(body, 'sort'),
      hint: body.get('hint'),
      between: betweenOf(body),
      limit: limit === null ? null : skip + limit,
      timeLimit: request.timeLimit,
      gathers: request.gathers,
    },
    ctx,
  )
  // A projection decodes values that share the stored bytes and outlive them, so those must not be lent.
  const lent = !project || project.fields !== null
  const documents = (counters?: ScanCounters): Flow<Row> => {
    const passed = skip > 0 && read.maySkip() ? skip : 0
    let left = skip - passed
    const rowOf = (found: FoundRecord): Row | null => {
      if (left > 0) {
        left--
        return null
      }
      // Without a projection a document is sent as it is stored.
      return project ? projected(found, project, read.matcher) : found.bytes
    }
    return mapped(read.records(counters, passed, lent), rowOf, limit ?? Infinity)
  }
  const shape: Shape = {
    skip,
    limit,
    projection: project && (project.fields ? 'PROJECTION_SIMPLE' : 'PROJECTION_DEFAULT'),
  }
  return { read, shape, documents }
}

function projected(
  found: FoundRecord,
  project: ReturnType<typeof compileProjection>,
  matcher: Matcher | null,
): Row {
  if (project.fields) return copyFields(found.bytes, project.fields)
  return project(found.doc, matcher?.details(found.doc) ?? undefined)
}

/** 0 means no limit. */
const limitOf = (body: Doc): number | null => countField(body, 'limit') || null

function refuseRare(body: Doc): void {
  if (boolField(body, 'tailable') || boolField(body, 'awaitData')) {
    throw badValue('error processing query: tailable cursor requested on non capped collection')
  }
  for (const field of ['returnKey', 'showRecordId', 'allowPartialResults']) {
    if (boolField(body, field)) throw new MongoError(238, `find option '${field}' is not implemented`)
  }
  if ((numberField(body, 'skip') ?? 0) < 0) countField(body, 'skip')
}

/** The bounds `min` and `max`; null when there are none. */
function betweenOf(body: Doc): Between | null {
  const [min, max] = ['min', 'max'].map((field) => {
    const bound = docField(body, field)
    return bound && bound.size > 0 ? bound : null
  }) as [Doc | null, Doc | null]
  if (min && max && [...min.keys()].join('\0') !== [...max.keys()].join('\0')) {
    throw located(51176, 'min and max must have the same field names')
  }
  return min || max ? { min, max } : null
}

/** Throws when the collection, or an index the plan reads, has been dropped or replaced. */
export const stillThere =
  (request: Request, meta: CollectionMeta | undefined, scan: Scan | null): (() => void) =>
  () => {
    if (!meta) return
    const current = viewOf(request).collection(meta.namespace)
    if (!current || current.table !== meta.table) throw planKilled(meta.namespace)
    const branches = scan?.kind === 'index' ? [scan] : scan?.kind === 'union' ? scan.branches : []
    for (const branch of branches) {
      if (!current.indexes.some((index) => index.table === branch.index.table))
        throw planKilled(meta.namespace)
    }
  }
