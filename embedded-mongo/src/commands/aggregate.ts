import { type Doc, type EvalContext, isDoc } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { failedToParse, MongoError, typeMismatch } from '../errors/mongo-error.js'
import { type ScanCounters } from '../planner/execute.js'
import { compilePipeline, type Pipeline, type PipelineContext } from '../stages/pipeline.js'
import { counted, countStageOf } from './aggregate-count.js'
import { writeOutput } from './aggregate-output.js'
import { readState } from './aggregate-state.js'
import { DEFAULT_BATCH, openCursor } from './batches.js'
import { type Command } from './command.js'
import { checkFields, countField, docField, docsField, missingField } from './fields.js'
import { stillThere } from './find.js'
import { type PreparedRead, prepareRead } from './reading.js'
import { checkedNamespace, collectionOf, contextOf, type Request, viewOf } from './request.js'

export const aggregate: Command = {
  name: 'aggregate',
  inTransaction: true,
  fields: {
    aggregate: 'any',
    pipeline: 'documents',
    cursor: 'object',
    explain: 'bool',
    allowDiskUse: 'bool',
    bypassDocumentValidation: 'bool',
    hint: 'stringOrObject',
    collation: 'object',
    let: 'object',
  },
  run: (request) => {
    const { pipeline, read, documents, namespace } = prepareAggregate(request)
    if (pipeline.output) return writeOutput(request, pipeline.output, documents(), namespace)
    return openCursor(request, documents(), {
      namespace,
      batchSize: batchSizeOf(request.body),
      singleBatch: false,
      noTimeout: false,
      check: stillThere(request, read?.meta, read?.plan?.scan ?? null),
    })
  },
}

export interface PreparedAggregate {
  namespace: string
  pipeline: Pipeline
  /** How the collection is read; null when the pipeline makes its own documents. */
  read: PreparedRead | null
  documents(counters?: ScanCounters): Iterable<Doc>
}

/** An aggregation as a stream of documents; also what explain looks at. */
export function prepareAggregate(request: Request): PreparedAggregate {
  const stages = docsField(request.body, 'pipeline')
  if (!stages) throw missingField('aggregate', 'pipeline')
  checkStages(stages)
  const target = targetOf(request)
  const ctx = contextOf(request)
  const meta = target.collection === null ? undefined : collectionOf(request, target.namespace)
  const pipeline = compilePipeline(stages, pipelineContext(request, ctx, target.collection, meta))
  if (pipeline.output && request.transaction) {
    throw new MongoError(
      263,
      `Stage not supported inside of a multi-document transaction: $${pipeline.output.kind}`,
    )
  }
  if (pipeline.output && docField(request.body, 'readConcern')?.get('level') === 'linearizable') {
    throw new MongoError(
      72,
      `$${pipeline.output.kind} cannot be used with a 'linearizable' read concern level`,
    )
  }
  if (pipeline.ownSource) {
    return { namespace: target.namespace, pipeline, read: null, documents: () => pipeline.run([]) }
  }
  if (target.collection === null) {
    throw new MongoError(
      73,
      `{aggregate: 1} is not valid for '${stages[0]?.keys().next().value ?? 'an empty pipeline'}'; a collection is required.`,
    )
  }
  const { filter, sort, limit } = pipeline.leading
  const read = prepareRead(
    viewOf(request),
    meta,
    { filter, sort, hint: request.body.get('hint'), limit, timeLimit: request.timeLimit },
    ctx,
  )
  const count = pipeline.output ? null : countStageOf(stages)
  if (count)
    return {
      namespace: target.namespace,
      pipeline,
      read,
      documents: (counters) => counted(read, count, counters),
    }
  const documents = (counters?: ScanCounters): Iterable<Doc> =>
    pipeline.run(docsOf(read, counters), { filter: true, sort: true })
  return { namespace: target.namespace, pipeline, read, documents }
}

function* docsOf(read: PreparedRead, counters?: ScanCounters): Iterable<Doc> {
  for (const { doc } of read.records(counters)) yield doc
}

function targetOf(request: Request): { namespace: string; collection: string | null } {
  const target = request.body.get('aggregate')
  if (typeof target === 'string')
    return { namespace: checkedNamespace(request.database, target), collection: target }
  if (Number(String(target)) === 1)
    return { namespace: `${request.database}.$cmd.aggregate`, collection: null }
  throw failedToParse("Invalid command format: the 'aggregate' field must specify a collection name or 1")
}

function checkStages(stages: readonly Doc[]): void {
  for (const stage of stages) {
    if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object")
  }
}

/** `cursor` is required, as on the server, unless the command only explains. */
function batchSizeOf(body: Doc): number {
  const cursor = docField(body, 'cursor')
  if (!cursor)
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument")
  checkFields('aggregate.cursor', cursor, { batchSize: 'number' })
  return countField(cursor, 'batchSize') ?? DEFAULT_BATCH
}

const pipelineContext = (
  request: Request,
  ctx: EvalContext,
  collection: string | null,
  meta: CollectionMeta | undefined,
): PipelineContext => ({
  ...ctx,
  database: request.database,
  ...(collection === null ? {} : { collection }),
  readCollection: function* (name, filter) {
    const other = collectionOf(request, checkedNamespace(request.database, name))
    yield* docsOf(
      prepareRead(viewOf(request), other, { filter, sort: null, hint: undefined, limit: null }, ctx),
    )
  },
  readState: (stage, spec) => readState(request, meta, stage, spec),
})
