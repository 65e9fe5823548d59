import { compareValues } from '../bson/compare.js'
import { type KeyValue } from '../bson/index-key.js'
import { compareSortKeys, parseSort, sortKeysOf, type SortPart } from '../bson/sort.js'
import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { failedToParse, typeMismatch } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { type Evaluate } from '../expressions/operator.js'
import { scopeOf } from '../expressions/scope.js'
import { watchMemory } from '../pace/memory.js'
import { Runs } from '../pace/runs.js'
import { type Flow, paced, PAUSE } from '../pace/turn.js'
import { compileAddFields } from '../project/stage-projections.js'
import { deriveContext, HELD_BYTES, type StageFactory, stageFields, type StageRun } from './stage.js'
import { compileWindowFunction } from './window-functions.js'
import { type WindowFunction } from './windows.js'

interface Held {
  doc: Doc
  partition: Value
  keys: KeyValue[]
  order: number
}

/** Yields all documents, sorted by partition and order. */
function* inOrder(
  input: Flow<Doc>,
  partitionOf: Evaluate | null,
  parts: readonly SortPart[],
  { collation }: EvalContext,
): Flow<Held> {
  const runs = new Runs<Held>(
    (a, b) =>
      compareValues(a.partition, b.partition, collation) ||
      compareSortKeys(a.keys, b.keys, parts, collation) ||
      a.order - b.order,
  )
  let order = 0
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE
      continue
    }
    watchMemory(HELD_BYTES)
    const partition = partitionOf?.(scopeOf(doc)) ?? null
    if (Array.isArray(partition))
      throw typeMismatch('An expression used to partition cannot evaluate to value of type array')
    runs.add({
      doc,
      partition,
      keys: parts.length > 0 ? sortKeysOf(doc, parts, collation) : [],
      order: order++,
    })
  }
  yield* paced(runs.merged())
}

/** Of a place in a list, and in those that window functions make of it. */
const PLACE_BYTES = 40

type Partition = (docs: readonly Doc[]) => Iterable<Doc>

function* eachPartition(held: Flow<Held>, { collation }: EvalContext, fill: Partition): Flow<Doc> {
  let docs: Doc[] = []
  let current: Maybe
  for (const entry of held) {
    if (entry === PAUSE) {
      yield PAUSE
      continue
    }
    if (docs.length > 0 && compareValues(entry.partition, current, collation) !== 0) {
      yield* paced(fill(docs))
      docs = []
    }
    current = entry.partition
    watchMemory(PLACE_BYTES, docs.length)
    docs.push(entry.doc)
  }
  if (docs.length > 0) yield* paced(fill(docs))
}

/** Sets fields of a document to values that are known by then, as `$addFields` would. */
function setter(names: readonly string[], ctx: EvalContext): (doc: Doc, values: readonly Maybe[]) => Doc {
  const variables = new Map(ctx.variables)
  const spec: Doc = new Map()
  names.forEach((name, i) => {
    variables.set(`w${i}`, null)
    spec.set(name, `$$w${i}`)
  })
  const transform = compileAddFields(spec, { ...ctx, variables }, '$setWindowFields')
  return (doc, values) => {
    values.forEach((value, i) => variables.set(`w${i}`, value ?? null))
    return transform(doc)
  }
}

/** Documents by partition and order, each with the values of the window functions. */
export function windowed(
  partitionOf: Evaluate | null,
  parts: readonly SortPart[],
  outputs: readonly (readonly [string, WindowFunction])[],
  ctx: EvalContext,
): StageRun {
  const names = outputs.map(([name]) => name)
  const set = names.length > 0 ? setter(names, ctx) : (doc: Doc) => doc
  return (input) =>
    eachPartition(inOrder(input, partitionOf, parts, ctx), ctx, function* (docs) {
      const values = outputs.map(([, compute]) => compute(docs)[Symbol.iterator]())
      for (const doc of docs)
        yield set(
          doc,
          values.map((each) => each.next().value as Maybe),
        )
    })
}

export const setWindowFields: StageFactory = (spec, compiler, name) => {
  const ctx = deriveContext(compiler.ctx, {})
  const fields = stageFields(spec, name, ['output'], ['partitionBy', 'sortBy'])
  const output = fields.get('output')
  if (!isDoc(output)) throw failedToParse(`'${name}.output' must be an object`)
  const sortBy = fields.get('sortBy')
  if (sortBy !== undefined && !isDoc(sortBy)) throw failedToParse(`'${name}.sortBy' must be an object`)
  const parts = sortBy && sortBy.size > 0 ? parseSort(sortBy) : null
  const partitionBy = fields.get('partitionBy')
  const partitionOf = partitionBy === undefined ? null : compileExpression(partitionBy, ctx)
  const outputs = [...output].map(
    ([field, given]) => [field, compileWindowFunction(given, { ctx, sortBy: parts })] as const,
  )
  return windowed(partitionOf, parts ?? [], outputs, ctx)
}
