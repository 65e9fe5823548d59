import { printValue } from '../bson/print.js'
import { parseSort, type SortPart } from '../bson/sort.js'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { compileMatch } from '../match/match.js'
import { type Flow, PAUSE } from '../pace/turn.js'
import { bucketAuto } from './bucket-auto.js'
import { bucket, sortByCount } from './buckets.js'
import { type PipelineContext } from './context.js'
import { densify } from './densify.js'
import { fill } from './fill.js'
import { graphLookup } from './graph-lookup.js'
import { group } from './group.js'
import { withoutExpressions } from './join-filter.js'
import { lookup } from './lookup.js'
import { type OutputTarget, parseMerge, parseOut } from './output.js'
import { setWindowFields } from './set-window-fields.js'
import { count, documents, facet, limit, limitOf, redact, sample, skip, unionWith } from './simple.js'
import { sortDocs } from './sort-stage.js'
import { countOf, type InnerPipeline, type StageCompiler, type StageFactory, type StageRun } from './stage.js'
import { countedStage, type StageCount } from './stage-counts.js'
import { compileTransform, stageOf, unknownStage } from './transforms.js'
import { unwind } from './unwind.js'

export type { PipelineContext } from './context.js'

/** The filter, sort and limit of the first stages, so that the planner can serve them from an index. */
interface LeadingStages {
  filter: Doc | null
  sort: Doc | null
  /** Documents needed after filter and sort (skip + limit together), or null. */
  limit: number | null
}

export interface Pipeline {
  leading: LeadingStages
  /** True when the pipeline makes its own documents ($documents, $collStats…): `run` then ignores its input. */
  ownSource: boolean
  /** Set when the pipeline ends in $out or $merge: the caller writes what `run` yields, and answers no documents. */
  output: OutputTarget | null
  /** Streams documents. `served` says which leading stages the input satisfies already; those are skipped. */
  run(input: Flow<Doc>, served?: { filter?: boolean; sort?: boolean }, counts?: StageCount[]): Flow<Doc>
  /** Other collections the pipeline reads ($lookup, $unionWith, $graphLookup). */
  reads: string[]
}

const FACTORIES: Record<string, StageFactory> = {
  $group: group,
  $bucket: bucket,
  $bucketAuto: bucketAuto,
  $sortByCount: sortByCount,
  $unwind: unwind,
  $lookup: lookup,
  $graphLookup: graphLookup,
  $limit: limit,
  $skip: skip,
  $count: count,
  $sample: sample,
  $documents: documents,
  $densify: densify,
  $facet: facet,
  $fill: fill,
  $setWindowFields: setWindowFields,
  $unionWith: unionWith,
  $redact: redact,
}

/** Stages that read the server's own state: the caller answers them, or they are refused. */
const STATE_SOURCES = ['$collStats', '$indexStats', '$listLocalSessions', '$listSessions', '$currentOp']
const SOURCES = ['$documents', '$listSearchIndexes', ...STATE_SOURCES]
const FORBIDDEN_INSIDE: Record<string, string[]> = {
  $facet: ['$out', '$merge', '$facet', ...SOURCES],
  $lookup: ['$out', '$merge'],
  $unionWith: ['$out', '$merge'],
}

interface CompiledStage {
  name: string
  spec: Value
  run: StageRun
}

const compileMatchStage: StageFactory = (spec, { ctx }) => {
  if (!isDoc(spec)) throw located(15959, 'the match filter must be an expression in an object')
  const matcher = compileMatch(spec, ctx)
  return function* (input) {
    for (const doc of input) if (doc === PAUSE || matcher.test(doc)) yield doc
  }
}

function sortParts(spec: Value): SortPart[] {
  if (!isDoc(spec)) throw located(15973, 'the $sort key specification must be an object')
  if (spec.size === 0) throw located(15976, '$sort stage must have at least one sort key')
  return parseSort(spec)
}

/** How many documents the stages after a sort need: skips and the first limit together. */
function wantedAfter(stages: readonly Doc[], from: number): number | null {
  let skipped = 0
  for (const stage of stages.slice(from)) {
    const [name, spec] = stageOf(stage)
    if (name === '$limit') return skipped + limitOf(spec)
    if (name !== '$skip') return null
    skipped += countOf(spec, '$skip')
  }
  return null
}

function stateSource(name: string, spec: Value, ctx: PipelineContext): StageRun {
  return () => {
    const docs = ctx.readState?.(name, spec)
    if (!docs) throw new MongoError(238, `${name} is not supported by this server`)
    return docs
  }
}

function compileStage(stages: readonly Doc[], at: number, compiler: StageCompiler): StageRun {
  const [name, spec] = stageOf(stages[at] as Doc)
  const { ctx } = compiler
  if (SOURCES.includes(name) && at > 0)
    throw located(40602, `${name} is only valid as the first stage in a pipeline`)
  if (name === '$match') return compileMatchStage(spec, compiler, name)
  if (name === '$sort') {
    const parts = sortParts(spec)
    const wanted = wantedAfter(stages, at + 1)
    return (input) => sortDocs(input, parts, wanted, ctx.collation)
  }
  if (name === '$listSearchIndexes')
    throw located(31082, 'Search index commands are only supported with Atlas.')
  if (STATE_SOURCES.includes(name)) return stateSource(name, spec, ctx)
  const transform = compileTransform(name, spec, ctx)
  if (transform) {
    return function* (input) {
      for (const doc of input) yield doc === PAUSE ? PAUSE : transform(doc)
    }
  }
  if (!Object.hasOwn(FACTORIES, name)) throw unknownStage(name)
  return (FACTORIES[name] as StageFactory)(spec, compiler, name)
}

function leadingOf(stages: readonly Doc[]): LeadingStages {
  const filters: Doc[] = []
  let at = 0
  for (; at < stages.length; at += 1) {
    const filter = stages[at]?.get('$match')
    if (!isDoc(filter)) break
    filters.push(filter)
  }
  const filter = filters.length < 2 ? (filters[0] ?? null) : new Map([['$and', filters]])
  const sort = stages[at]?.get('$sort')
  const hasSort = isDoc(sort)
  return { filter, sort: hasSort ? sort : null, limit: wantedAfter(stages, hasSort ? at + 1 : at) }
}

function outputOf(stages: readonly Doc[], ctx: PipelineContext): OutputTarget | null {
  let output: OutputTarget | null = null
  stages.forEach((stage, i) => {
    const [name, spec] = stageOf(stage)
    if (name !== '$out' && name !== '$merge') return
    if (i < stages.length - 1) throw located(40601, `${name} can only be the final stage in the pipeline`)
    output = name === '$out' ? parseOut(spec, ctx) : parseMerge(spec, ctx)
  })
  return output
}

const makeCompiler = (ctx: PipelineContext, reads: Set<string>): StageCompiler => ({
  ctx,
  reads: (collection) => reads.add(collection),
  inner: (stages, innerCtx, parent) => compileInner(stages, innerCtx, parent, reads),
})

function compileInner(
  stages: Value,
  ctx: PipelineContext,
  parent: string,
  reads: Set<string>,
): InnerPipeline {
  if (!Array.isArray(stages))
    throw new MongoError(14, `'pipeline' option must be specified as an array, found ${printValue(stages)}`)
  for (const stage of stages) {
    if (!isDoc(stage)) throw new MongoError(14, "Each element of the 'pipeline' array must be an object")
    const [name] = stageOf(stage)
    if (FORBIDDEN_INSIDE[parent]?.includes(name)) {
      throw located(
        parent === '$facet' ? 40600 : 51047,
        `${name} is not allowed to be used within a ${parent} stage`,
      )
    }
  }
  const pipeline = compileStages(stages as Doc[], ctx, reads)
  const { filter } = pipeline.leading
  return {
    filter: filter && withoutExpressions(filter),
    ownSource: pipeline.ownSource,
    run: (input) => pipeline.run(input),
  }
}

function servedStages(
  compiled: CompiledStage[],
  served: { filter?: boolean; sort?: boolean },
): CompiledStage[] {
  let from = 0
  while (compiled[from]?.name === '$match') from += 1
  const sorted = compiled[from]?.name === '$sort'
  const kept = served.filter ? [] : compiled.slice(0, from)
  return [...kept, ...compiled.slice(served.sort && sorted ? from + 1 : from)]
}

function compileStages(stages: readonly Doc[], ctx: PipelineContext, reads: Set<string>): Pipeline {
  const output = outputOf(stages, ctx)
  const own = output ? stages.slice(0, -1) : stages
  const compiler = makeCompiler(ctx, reads)
  const compiled: CompiledStage[] = own.map((stage, at) => {
    const [name, spec] = stageOf(stage)
    return { name, spec, run: compileStage(own, at, compiler) }
  })
  return {
    leading: leadingOf(own),
    ownSource: SOURCES.includes(compiled[0]?.name ?? ''),
    output,
    run: (input, served = {}, counts) =>
      servedStages(compiled, served).reduce<Flow<Doc>>(
        (docs, { name, spec, run }) => countedStage(run(docs), name, spec, counts),
        input,
      ),
    get reads() {
      return [...reads]
    },
  }
}

/** Compiles the stages once. Throws the server's errors for what it does not know. */
export function compilePipeline(stages: Doc[], ctx: PipelineContext): Pipeline {
  for (const stage of stages) {
    if (!isDoc(stage)) throw new MongoError(14, "Each element of the 'pipeline' array must be an object")
  }
  return compileStages(stages, ctx, new Set())
}
