import { asWholeLong } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { type Doc, isDoc, isNumeric, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { type Flow } from '../pace/turn.js'
import { type PipelineContext } from './context.js'

/** One compiled stage: a generator over documents, which hands on the pauses between them. */
export type StageRun = (input: Flow<Doc>) => Flow<Doc>

/** What a stage needs to compile its inner pipelines. */
export interface StageCompiler {
  ctx: PipelineContext
  /** Compiles an inner pipeline; `forbidden` stages are refused in it. */
  inner(stages: Value, ctx: PipelineContext, parent: string): InnerPipeline
  /** Notes a collection the pipeline reads. */
  reads(collection: string): void
}

export interface InnerPipeline {
  /** The leading filter, which can be used to read the collection. */
  filter: Doc | null
  ownSource: boolean
  run(input: Flow<Doc>): Flow<Doc>
}

/** Roughly the memory of a held document, with what it is sorted by. */
export const HELD_BYTES = 500

export type StageFactory = (spec: Value, compiler: StageCompiler, name: string) => StageRun

/** A context with other variables or another collection; the rest is inherited. */
export const deriveContext = (ctx: PipelineContext, changes: Partial<PipelineContext>): PipelineContext =>
  Object.assign(Object.create(ctx) as PipelineContext, changes)

/** Checks the names in a stage's specification document. */
export function stageFields(
  spec: Value,
  stage: string,
  required: readonly string[],
  optional: readonly string[],
): Map<string, Value> {
  if (!isDoc(spec))
    throw located(9, `the ${stage} stage specification must be an object, but found ${printValue(spec)}`)
  for (const key of spec.keys()) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw located(40415, `BSON field '${stage}.${key}' is an unknown field.`)
    }
  }
  for (const key of required) {
    if (!spec.has(key)) throw located(40414, `BSON field '${stage}.${key}' is missing but a required field`)
  }
  return spec
}

/** A whole number of documents; `what` names it in the error. */
export function countOf(value: Value, stage: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null) {
    const wanted = isNumeric(value) ? 'an integer' : 'a number in'
    throw located(
      stage === '$limit' ? 2107201 : 5107200,
      `invalid argument to ${stage} stage: Expected ${wanted}: ${stage}: ${printValue(value)}`,
    )
  }
  if (whole < 0n) {
    throw located(
      stage === '$limit' ? 2107201 : 5107200,
      `invalid argument to ${stage} stage: Expected a non-negative number in: ${stage}: ${printValue(value)}`,
    )
  }
  return Number(whole)
}

/** The document with a value set at a dotted path. Scalars on the path are replaced; a missing value removes the field. */
export function withValueAt(doc: Doc, parts: readonly string[], value: Value | undefined): Doc {
  const [head, ...rest] = parts as [string, ...string[]]
  const out = new Map(doc)
  if (rest.length === 0) {
    if (value === undefined) out.delete(head)
    else out.set(head, value)
    return out
  }
  const inner = doc.get(head)
  if (value === undefined && !isDoc(inner)) return out
  out.set(head, withValueAt(isDoc(inner) ? inner : new Map(), rest, value))
  return out
}
