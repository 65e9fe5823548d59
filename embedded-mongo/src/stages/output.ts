import { printValue } from '../bson/print.js'
import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { type PipelineContext } from './context.js'
import { deriveContext, stageFields } from './stage.js'
import { compileTransforms } from './transforms.js'

interface OutTarget {
  kind: 'out'
  database: string
  collection: string
}

export interface MergeTarget {
  kind: 'merge'
  database: string
  collection: string
  /** Fields that identify a document; the server wants a unique index on exactly these. */
  on: string[]
  whenMatched: 'replace' | 'keepExisting' | 'merge' | 'fail' | 'pipeline'
  whenNotMatched: 'insert' | 'discard' | 'fail'
  /** The document to store when one exists already (for `replace`, `merge` and `pipeline`). */
  combine(existing: Doc, incoming: Doc): Doc
}

export type OutputTarget = OutTarget | MergeTarget

function namespaceOf(
  spec: Value,
  ctx: PipelineContext,
  stage: string,
): { database: string; collection: string } {
  if (typeof spec === 'string') return { database: ctx.database, collection: spec }
  const fields = stageFields(spec, stage, stage === '$out' ? ['db', 'coll'] : ['coll'], ['db'])
  const database = fields.get('db') ?? ctx.database
  const collection = fields.get('coll')
  if (typeof database !== 'string' || typeof collection !== 'string') {
    throw new MongoError(14, `${stage} target must be named by strings`)
  }
  return { database, collection }
}

export function parseOut(spec: Value, ctx: PipelineContext): OutTarget {
  if (typeof spec !== 'string' && !isDoc(spec)) {
    throw located(16990, `$out only supports a string or object argument, but found ${printValue(spec)}`)
  }
  return { kind: 'out', ...namespaceOf(spec, ctx, '$out') }
}

function fieldsOf(on: Maybe): string[] {
  if (on === undefined) return ['_id']
  const fields = Array.isArray(on) ? on : [on]
  if (fields.length === 0)
    throw located(51187, "If explicitly specifying $merge 'on', must include at least one field")
  return fields.map((field) => {
    if (typeof field !== 'string') throw located(51134, "$merge 'on' array elements must be strings")
    return field
  })
}

type Combine = (existing: Doc, incoming: Doc) => Doc

/** A pipeline sees the existing document as its root and the incoming one as `$$new`, or what `let` makes of it. */
function pipelineCombine(stages: Value[], letSpec: Maybe, ctx: PipelineContext): Combine {
  if (letSpec !== undefined && !isDoc(letSpec)) throw new MongoError(14, "$merge 'let' must be an object")
  const given: Doc = new Map<string, Value>([['new', '$$ROOT'], ...(letSpec ?? [])])
  const variables = [...given].map(([name, value]) => [name, compileExpression(value, ctx)] as const)
  const bound = new Map(ctx.variables)
  for (const [name] of variables) bound.set(name, undefined)
  const transform = compileTransforms(stages as Doc[], deriveContext(ctx, { variables: bound }))
  return (existing, incoming) => {
    for (const [name, evaluate] of variables) bound.set(name, evaluate(scopeOf(incoming)))
    return transform(existing)
  }
}

const WHEN_MATCHED = ['replace', 'keepExisting', 'merge', 'fail'] as const
const WHEN_NOT_MATCHED = ['insert', 'discard', 'fail'] as const

function modeOf<T extends string>(value: Maybe, allowed: readonly T[], field: string, standard: T): T {
  if (value === undefined) return standard
  const found = allowed.find((mode) => mode === value)
  if (!found) {
    throw new MongoError(
      2,
      `Enumeration value '${printValue(value)}' for field '$merge.${field}' is not a valid value.`,
    )
  }
  return found
}

export function parseMerge(spec: Value, ctx: PipelineContext): MergeTarget {
  if (typeof spec !== 'string' && !isDoc(spec)) {
    throw located(51182, `$merge only supports a string or object argument, but found ${printValue(spec)}`)
  }
  const fields: Doc =
    typeof spec === 'string'
      ? new Map([['into', spec]])
      : stageFields(spec, '$merge', ['into'], ['on', 'let', 'whenMatched', 'whenNotMatched'])
  const matched = fields.get('whenMatched')
  const whenMatched = Array.isArray(matched)
    ? 'pipeline'
    : modeOf(matched, WHEN_MATCHED, 'whenMatched', 'merge')
  if (whenMatched !== 'pipeline' && fields.has('let')) {
    throw located(51199, `Cannot use 'let' variables with 'whenMatched: ${whenMatched}' mode`)
  }
  const combine: Combine = Array.isArray(matched)
    ? pipelineCombine(matched, fields.get('let'), ctx)
    : whenMatched === 'merge'
      ? (existing, incoming) => new Map([...existing, ...incoming])
      : (_existing, incoming) => incoming
  return {
    kind: 'merge',
    ...namespaceOf(fields.get('into') as Value, ctx, '$merge'),
    on: fieldsOf(fields.get('on')),
    whenMatched,
    whenNotMatched: modeOf(fields.get('whenNotMatched'), WHEN_NOT_MATCHED, 'whenNotMatched', 'insert'),
    combine,
  }
}
