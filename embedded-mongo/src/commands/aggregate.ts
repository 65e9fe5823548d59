import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { failedToParse, MongoError, typeMismatch } from '../errors/mongo-error.js'
import { type Flow } from '../pace/turn.js'
import { type ScanCounters } from '../planner/execute.js'
import { compilePipeline, type Pipeline, type PipelineContext } from '../stages/pipeline.js'
import { countedStage, type StageCount } from '../stages/stage-counts.js'
import { BatchBytes } from '../wire/batch-bytes.js'
import { counted, countStageOf } from './aggregate-count.js'
import { writeOutput } from './aggregate-output.js'
import { readState } from './aggregate-state.js'
import { cursorReply, DEFAULT_BATCH, openCursor } from './batches.js'
import { type Command } from './command.js'
import { checkFields, countField, docField, docsField, missingField } from './fields.js'
import { stillThere } from './find.js'
import { docsOf, foreignReader } from './foreign.js'
import { PreparedRead } from './reading.js'
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
    const last = docsField(request.body, 'pipeline')?.at(-1)
    if (last instanceof Map && (last.has('$out') || last.has('$merge'))) return runOutput(request)
    const { read, documents, namespace } = prepareAggregate(request)
    return openCursor(request, documents(), {
      namespace,
      batchSize: batchSizeOf(request.body),
      singleBatch: false,
      noTimeout: false,
      check: stillThere(request, read?.meta, read?.plan?.scan ?? null),
    })
  },
}

/** Reads a snapshot, so that the pipeline does not read its own output. */
async function runOutput(request: Request): Promise<Doc> {
  const view = request.engine.snapshotView()
  try {
    const { pipeline, documents, namespace } = prepareAggregate({ ...request, snapshot: view })
    if (pipeline.output) await writeOutput(request, pipeline.output, documents())
    return cursorReply(0n, namespace, 'firstBatch', new BatchBytes())
  } finally {
    view.reader.release()
  }
}

export interface PreparedAggregate {
  namespace: string
  pipeline: Pipeline
  /** How the collection is read; null when the pipeline generates its documents itself. */
  read: PreparedRead | null
  /**
   * The result documents. For explain, fills `stages` with the stages, the read first, and counts what
   * each returns.
   */
  documents(counters?: ScanCounters, stages?: StageCount[]): Flow<Doc>
}

/** Prepares an aggregation as a stream of documents, for the command and for explain. */
export function prepareAggregate(request: Request): PreparedAggregate {
  const stages = docsField(request.body, 'pipeline')
  if (!stages) throw missingField('aggregate', 'pipeline')
  checkStages(stages)
  const target = targetOf(request)
  const ctx = contextOf(request)
  const meta = target.collection === null ? undefined : collectionOf(request, target.namespace)
  const pipeline = compilePipeline(stages, pipelineContext(request, ctx, target.collection, meta))
  checkOutput(request, pipeline)
  if (pipeline.ownSource) {
    return {
      namespace: target.namespace,
      pipeline,
      read: null,
      documents: (_counters, counts) => pipeline.run([], {}, counts),
    }
  }
  if (target.collection === null) {
    throw new MongoError(
      73,
      `{aggregate: 1} is not valid for '${stages[0]?.keys().next().value ?? 'an empty pipeline'}'; a collection is required.`,
    )
  }
  const { filter, sort, limit } = pipeline.leading
  const read = new PreparedRead(
    viewOf(request),
    meta,
    {
      filter,
      sort,
      hint: request.body.get('hint'),
      limit,
      timeLimit: request.timeLimit,
      gathers: request.gathers,
    },
    ctx,
  )
  const count = pipeline.output ? null : countStageOf(stages)
  if (count)
    return {
      namespace: target.namespace,
      pipeline,
      read,
      documents: (counters, counts) => {
        const cursor: StageCount = { name: '$cursor', spec: null, returned: 0 }
        counts?.push(cursor)
        const group = stages.at(-1)?.get('$group') as Value
        return countedStage(counted(read, count, counters, cursor), '$group', group, counts)
      },
    }
  const documents = (counters?: ScanCounters, counts?: StageCount[]): Flow<Doc> => {
    const found = countedStage(docsOf(read.records(counters)), '$cursor', null, counts)
    return pipeline.run(found, { filter: true, sort: true }, counts)
  }
  return { namespace: target.namespace, pipeline, read, documents }
}

function checkOutput(request: Request, pipeline: Pipeline): void {
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
  readCollection: foreignReader(request, ctx),
  readState: (stage, spec) => readState(request, meta, stage, spec),
})
