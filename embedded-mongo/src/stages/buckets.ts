import { compareValues, rankOf } from '../bson/compare.js'
import { printValue } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, type Maybe, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { compileGroupField, groupBy, type GroupField } from './group.js'
import { sortDocs } from './sort-stage.js'
import { type StageFactory, stageFields } from './stage.js'

const constant = (expression: Value, ctx: EvalContext): Maybe =>
  compileExpression(expression, ctx)(scopeOf(new Map()))

function boundariesOf(spec: Value, ctx: EvalContext): Value[] {
  if (!Array.isArray(spec))
    throw located(
      40200,
      `The $bucket 'boundaries' field must be an array, but found type: ${typeName(spec)}.`,
    )
  if (spec.length < 2)
    throw located(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${spec.length} value(s).`,
    )
  const boundaries = spec.map((item) => constant(item, ctx) ?? null)
  boundaries.forEach((boundary, i) => {
    const before = boundaries[i - 1]
    if (before === undefined) return
    if (rankOf(before) !== rankOf(boundary)) {
      throw located(
        40193,
        `All values in the the 'boundaries' option to $bucket must have the same type. Found conflicting types ${typeName(before)} and ${typeName(boundary)}.`,
      )
    }
    if (compareValues(before, boundary, ctx.collation) >= 0) {
      throw located(
        40194,
        `The 'boundaries' option to $bucket must be sorted, but elements ${i - 1} and ${i} are not in ascending order (${printValue(before)} is not less than ${printValue(boundary)}).`,
      )
    }
  })
  return boundaries
}

const COUNT: Doc = new Map([['count', new Map<string, Value>([['$sum', 1]])]])

export function outputFields(output: Maybe, ctx: EvalContext): GroupField[] {
  if (output !== undefined && !isDoc(output)) {
    throw located(40196, `The $bucket 'output' field must be an object, but found type: ${typeName(output)}.`)
  }
  return [...(output ?? COUNT)].map(([name, spec]) => compileGroupField(name, spec, ctx))
}

const BY_ID = [{ parts: ['_id'], direction: 1 as const }]

export const bucket: StageFactory = (spec, { ctx }, name) => {
  const fields = stageFields(spec, name, ['groupBy', 'boundaries'], ['default', 'output'])
  const key = compileExpression(fields.get('groupBy') as Value, ctx)
  const boundaries = boundariesOf(fields.get('boundaries') as Value, ctx)
  const fallback = fields.has('default') ? constant(fields.get('default') as Value, ctx) : undefined
  const low = boundaries[0] as Value
  const high = boundaries.at(-1) as Value
  if (
    fallback !== undefined &&
    compareValues(fallback, low, ctx.collation) >= 0 &&
    compareValues(fallback, high, ctx.collation) < 0
  ) {
    throw located(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    )
  }
  const bucketOf = (value: Maybe): Value => {
    const inside =
      compareValues(value, low, ctx.collation) >= 0 && compareValues(value, high, ctx.collation) < 0
    if (inside)
      return boundaries.findLast((boundary) => compareValues(boundary, value, ctx.collation) <= 0) as Value
    if (fallback === undefined) {
      throw located(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      )
    }
    return fallback
  }
  const grouped = groupBy((scope) => bucketOf(key(scope)), outputFields(fields.get('output'), ctx), ctx)
  return (input) => sortDocs(grouped(input), BY_ID, null, ctx.collation)
}

const BY_COUNT = [{ parts: ['count'], direction: -1 as const }]

export const sortByCount: StageFactory = (spec, { ctx }) => {
  const isExpression = isDoc(spec)
    ? spec.keys().next().value?.startsWith('$') === true
    : typeof spec === 'string' && spec.startsWith('$')
  if (!isExpression) {
    throw located(
      isDoc(spec) ? 40147 : typeof spec === 'string' ? 40148 : 40149,
      'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
    )
  }
  const grouped = groupBy(compileExpression(spec, ctx), outputFields(undefined, ctx), ctx)
  return (input) => sortDocs(grouped(input), BY_COUNT, null)
}
