import { asWholeLong } from '../bson/numbers.js'
import { type Doc, type EvalContext, isDoc, isNumeric, type Maybe, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { checkFieldPath, compileExpression } from '../expressions/expression.js'
import { type Evaluate } from '../expressions/operator.js'
import { scopeOf } from '../expressions/scope.js'
import { keyOf } from '../expressions/sets.js'
import { watchMemory } from '../pace/memory.js'
import { PAUSE, type Work } from '../pace/turn.js'
import { type PipelineContext } from './context.js'
import { equalityOf } from './join-filter.js'
import { textField } from './lookup.js'
import { deriveContext, HELD_BYTES, type StageFactory, withValueAt } from './stage.js'

const NAMES = [
  'from',
  'startWith',
  'connectFromField',
  'connectToField',
  'as',
  'maxDepth',
  'depthField',
  'restrictSearchWithMatch',
]

/** Roughly the memory of a value that is asked for. */
const VALUE_BYTES = 100

interface Graph {
  from: string
  connectFrom: Evaluate
  connectTo: string
  maxDepth: number
  depthField: string[] | null
  restrict: Doc | null
}

function parse(spec: Doc, ctx: EvalContext): Graph {
  const connectFrom = textField(spec, 'connectFromField', '$graphLookup')
  const given = spec.get('maxDepth')
  const depth = given === undefined ? null : isNumeric(given) ? asWholeLong(given) : null
  if (given !== undefined && depth === null)
    throw located(40100, 'maxDepth requires a numeric argument representable as a long long')
  if (depth !== null && depth < 0n) throw located(40101, 'maxDepth requires a nonnegative argument')
  const restrict = spec.get('restrictSearchWithMatch') ?? null
  if (restrict !== null && !isDoc(restrict)) throw located(40185, 'restrictSearchWithMatch must be an object')
  return {
    from: textField(spec, 'from', '$graphLookup'),
    connectFrom: compileExpression(`$${connectFrom}`, ctx),
    connectTo: checkFieldPath(textField(spec, 'connectToField', '$graphLookup')).join('.'),
    maxDepth: depth === null ? Infinity : Number(depth),
    depthField: spec.has('depthField') ? checkFieldPath(textField(spec, 'depthField', '$graphLookup')) : null,
    restrict,
  }
}

const valuesOf = (value: Maybe): Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Breadth first; each document and each value is visited once. */
function* search(graph: Graph, start: Maybe, ctx: PipelineContext): Work<Value[]> {
  const found = new Map<string, Doc>()
  const asked = new Set<string>()
  let frontier = valuesOf(start)
  for (let depth = 0; depth <= graph.maxDepth && frontier.length > 0; depth += 1) {
    const fresh = frontier.filter((value) => !asked.has(keyOf(value, ctx)))
    for (const value of fresh) {
      watchMemory(VALUE_BYTES, asked.size)
      asked.add(keyOf(value, ctx))
    }
    if (fresh.length === 0) break
    frontier = []
    const equality = equalityOf(graph.connectTo, fresh)
    const filter: Doc = graph.restrict
      ? new Map([['$and', [equality.filter, graph.restrict]]])
      : equality.filter
    for (const doc of ctx.readCollection(graph.from, filter, equality)) {
      if (doc === PAUSE) {
        yield PAUSE
        continue
      }
      const key = keyOf(doc.get('_id'), ctx)
      if (found.has(key)) continue
      watchMemory(HELD_BYTES, found.size)
      found.set(key, graph.depthField ? withValueAt(doc, graph.depthField, BigInt(depth)) : doc)
      for (const value of valuesOf(graph.connectFrom(scopeOf(doc)))) {
        watchMemory(VALUE_BYTES, frontier.length)
        frontier.push(value)
      }
    }
  }
  return [...found.values()]
}

export const graphLookup: StageFactory = (spec, compiler) => {
  if (!isDoc(spec)) throw new MongoError(9, 'the $graphLookup stage specification must be an object')
  for (const key of spec.keys()) {
    if (!NAMES.includes(key)) throw located(40104, `Unknown argument to $graphLookup: ${key}`)
  }
  const startWith = spec.get('startWith')
  if (startWith === undefined)
    throw located(
      40105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    )
  const start = compileExpression(startWith, compiler.ctx)
  const as = checkFieldPath(textField(spec, 'as', '$graphLookup'))
  const graph = parse(spec, compiler.ctx)
  compiler.reads(graph.from)
  const ctx = deriveContext(compiler.ctx, { collection: graph.from })
  return function* (input) {
    for (const doc of input) {
      if (doc === PAUSE) yield PAUSE
      else yield withValueAt(doc, as, yield* search(graph, start(scopeOf(doc)), ctx))
    }
  }
}
