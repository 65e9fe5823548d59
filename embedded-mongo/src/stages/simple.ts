import { fromSafeInteger, toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { type Doc, isDoc, isNumeric, typeName, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { watchMemory } from '../pace/memory.js'
import { gather, paced, PAUSE } from '../pace/turn.js'
import {
  countOf,
  deriveContext,
  HELD_BYTES,
  type InnerPipeline,
  type StageFactory,
  stageFields,
  type StageRun,
} from './stage.js'

const takeDocs = (count: number): StageRun =>
  function* (input) {
    let left = count
    if (left === 0) return
    for (const doc of input) {
      yield doc
      if (doc !== PAUSE) left -= 1
      if (left === 0) return
    }
  }

const skipDocs = (count: number): StageRun =>
  function* (input) {
    let left = count
    for (const doc of input) {
      if (doc === PAUSE || left === 0) yield doc
      else left -= 1
    }
  }

export function limitOf(spec: Value): number {
  const limit = countOf(spec, '$limit')
  if (limit === 0) throw located(15958, 'the limit must be positive')
  return limit
}

export const limit: StageFactory = (spec) => takeDocs(limitOf(spec))
export const skip: StageFactory = (spec) => skipDocs(countOf(spec, '$skip'))

function countField(spec: Value): string {
  if (typeof spec !== 'string') throw located(40156, `the count field must be a non-empty string`)
  if (spec === '') throw located(40157, 'the count field must be a non-empty string')
  if (spec.startsWith('$')) throw located(40158, 'the count field cannot be a $-prefixed path')
  if (spec.includes('\0')) throw located(40159, 'the count field cannot contain a null byte')
  if (spec.includes('.')) throw located(40160, "the count field cannot contain '.'")
  return spec
}

/** The number of documents; no document at all when there are none. */
export const count: StageFactory = (spec) => {
  const name = countField(spec)
  return function* (input) {
    let total = 0
    for (const doc of input) {
      if (doc === PAUSE) yield PAUSE
      else total += 1
    }
    if (total > 0) yield new Map([[name, fromSafeInteger(total)]])
  }
}

/** A random sample without repeats, by a reservoir of the wanted size. */
export const sample: StageFactory = (spec) => {
  if (!isDoc(spec)) throw located(28745, 'the $sample stage specification must be an object')
  for (const key of spec.keys())
    if (key !== 'size') throw located(28748, `unrecognized option to $sample: ${key}`)
  const size = spec.get('size')
  if (size === undefined) throw located(28749, '$sample stage must specify a size')
  if (!isNumeric(size)) throw located(28746, 'size argument to $sample must be a number')
  const wanted = Math.trunc(toNumber(size))
  if (wanted <= 0) throw located(28747, `size argument to $sample must be a positive integer`)
  return function* (input) {
    const kept: Doc[] = []
    let seen = 0
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE
        continue
      }
      seen += 1
      watchMemory(HELD_BYTES, kept.length)
      if (kept.length < wanted) kept.push(doc)
      else {
        const at = Math.floor(Math.random() * seen)
        if (at < wanted) kept[at] = doc
      }
    }
    for (let i = kept.length - 1; i > 0; i -= 1) {
      const at = Math.floor(Math.random() * (i + 1))
      ;[kept[i], kept[at]] = [kept[at] as Doc, kept[i] as Doc]
    }
    yield* kept
  }
}

/** Documents given in the pipeline itself. */
export const documents: StageFactory = (spec, { ctx }) => {
  const evaluate = compileExpression(spec, ctx)
  return function* () {
    const items = evaluate(scopeOf(new Map()))
    if (!Array.isArray(items)) throw located(5858203, `an array is expected`)
    for (const item of items) {
      if (!isDoc(item))
        throw located(40228, `$documents array elements must be objects, but found ${typeName(item)}`)
      yield item
    }
  }
}

/** Several pipelines over the same documents, which are held in memory. */
export const facet: StageFactory = (spec, compiler) => {
  if (!isDoc(spec) || spec.size === 0) {
    throw located(
      40169,
      `the $facet specification must be a non-empty object, but found: ${printValue(spec)}`,
    )
  }
  const facets: [string, InnerPipeline][] = [...spec].map(([name, stages]) => {
    if (!Array.isArray(stages))
      throw located(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(stages)}`)
    if (name.startsWith('$') || name.includes('.'))
      throw located(16410, `FieldPath field names may not start with '$' or contain '.'.`)
    return [name, compiler.inner(stages, compiler.ctx, '$facet')]
  })
  return function* (input) {
    const docs = yield* gather(input, HELD_BYTES)
    const out: Doc = new Map()
    for (const [name, pipeline] of facets) out.set(name, yield* gather(pipeline.run(paced(docs)), HELD_BYTES))
    yield out
  }
}

export const unionWith: StageFactory = (spec, compiler, name) => {
  const fields: Doc =
    typeof spec === 'string' ? new Map([['coll', spec]]) : stageFields(spec, name, [], ['coll', 'pipeline'])
  const from = fields.get('coll')
  const stages = fields.get('pipeline') ?? []
  if (typeof from !== 'string') {
    if (from !== undefined)
      throw new MongoError(
        14,
        `BSON field '$unionWith.coll' is the wrong type '${typeName(from)}', expected type 'string'`,
      )
    if (!fields.has('pipeline'))
      throw new MongoError(9, '$unionWith requires a collection or a pipeline that begins with $documents')
  }
  const source = typeof from === 'string' ? from : ''
  if (source !== '') compiler.reads(source)
  const ctx = deriveContext(compiler.ctx, { collection: source })
  const pipeline = compiler.inner(stages, ctx, '$unionWith')
  if (source === '' && !pipeline.ownSource)
    throw new MongoError(9, '$unionWith without a collection must begin with $documents')
  return function* (input) {
    yield* input
    yield* pipeline.run(pipeline.ownSource ? [] : ctx.readCollection(source, pipeline.filter))
  }
}

/** `$redact`: keeps, removes or enters each level of a document, as the expression says. */
export const redact: StageFactory = (spec, { ctx }) => {
  const inner = deriveContext(ctx, { variables: new Map(ctx.variables) })
  const answers: Record<string, Value> = { DESCEND: 'descend', PRUNE: 'prune', KEEP: 'keep' }
  for (const [name, value] of Object.entries(answers)) inner.variables.set(name, value)
  const evaluate = compileExpression(spec, inner)
  const visit = (doc: Doc): Doc | null => {
    const answer = evaluate(scopeOf(doc))
    if (answer === 'keep') return doc
    if (answer === 'prune') return null
    if (answer !== 'descend')
      throw located(
        17053,
        `$redact's expression should not return anything aside from the variables $$KEEP, $$DESCEND, and $$PRUNE, but returned ${printValue(answer)}`,
      )
    const out: Doc = new Map()
    for (const [key, value] of doc) {
      const kept = visitValue(value)
      if (kept !== null) out.set(key, kept.value)
    }
    return out
  }
  const visitValue = (value: Value): { value: Value } | null => {
    if (isDoc(value)) {
      const kept = visit(value)
      return kept && { value: kept }
    }
    if (!Array.isArray(value)) return { value }
    return {
      value: value
        .map(visitValue)
        .filter((item) => item !== null)
        .map((item) => item.value),
    }
  }
  return function* (input) {
    for (const doc of input) {
      const kept = doc === PAUSE ? PAUSE : visit(doc)
      if (kept) yield kept
    }
  }
}
