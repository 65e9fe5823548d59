import { compareValues } from '../bson/compare.js'
import { asWholeLong } from '../bson/numbers.js'
import { type Doc, isDoc, isNumeric, type Maybe, typeName, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { type Accumulator } from '../expressions/accumulator.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { watchMemory } from '../pace/memory.js'
import { Runs } from '../pace/runs.js'
import { gather, paced, PAUSE } from '../pace/turn.js'
import { outputFields } from './buckets.js'
import { type GroupField } from './group.js'
import { HELD_BYTES, type StageFactory } from './stage.js'

/** Of a place in a list. */
const PLACE_BYTES = 8
const FIELDS = ['groupBy', 'buckets', 'output', 'granularity']

interface Held {
  doc: Doc
  key: Value
  order: number
}

/** A bucket: the positions in the sorted documents at which it begins and ends. */
interface Bucket {
  from: number
  to: number
}

/** Divides the documents into buckets of about equal size. Equal keys stay together, so there may be fewer buckets. */
function cut(held: readonly Held[], count: number, same: (a: Value, b: Value) => boolean): Bucket[] {
  const buckets: Bucket[] = []
  const size = Math.max(1, Math.round(held.length / count))
  let from = 0
  while (from < held.length) {
    let to = buckets.length === count - 1 ? held.length : Math.min(from + size, held.length)
    while (to < held.length && same((held[to - 1] as Held).key, (held[to] as Held).key)) to++
    buckets.push({ from, to })
    from = to
  }
  return buckets
}

function bucketCount(spec: Doc): number {
  const given = spec.get('buckets')
  if (!isNumeric(given))
    throw located(
      40241,
      `The $bucketAuto 'buckets' field must be a numeric value, but found type: ${typeName(given)}.`,
    )
  const count = asWholeLong(given)
  if (count === null || count > 2_147_483_647n)
    throw located(40242, "The $bucketAuto 'buckets' field must be representable as a 32-bit integer")
  if (count <= 0n)
    throw located(40243, `The $bucketAuto 'buckets' field must be greater than 0, but found: ${count}.`)
  return Number(count)
}

function checkGroupBy(value: Maybe): Value {
  const isExpression =
    (typeof value === 'string' && value.startsWith('$')) ||
    (isDoc(value) && value.keys().next().value?.startsWith('$') === true)
  if (!isExpression)
    throw located(
      40239,
      "The $bucketAuto 'groupBy' field must be defined as a $-prefixed path or an expression object",
    )
  return value as Value
}

function checked(spec: Value): Doc {
  if (!isDoc(spec))
    throw located(40240, `The argument to $bucketAuto must be an object, but found type: ${typeName(spec)}.`)
  for (const key of spec.keys())
    if (!FIELDS.includes(key)) throw located(40245, `Unrecognized option to $bucketAuto: ${key}.`)
  if (!spec.has('groupBy') || !spec.has('buckets'))
    throw located(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.")
  if (spec.has('granularity')) throw new MongoError(238, "$bucketAuto with 'granularity' is not supported")
  return spec
}

/** Buckets of about equal size, whose bounds follow from the documents. */
export const bucketAuto: StageFactory = (given, { ctx }) => {
  const spec = checked(given)
  const key = compileExpression(checkGroupBy(spec.get('groupBy')), ctx)
  const count = bucketCount(spec)
  const output = spec.get('output')
  if (output !== undefined && !isDoc(output))
    throw located(
      40244,
      `The $bucketAuto 'output' field must be an object, but found type: ${typeName(output)}.`,
    )
  const fields = outputFields(output, ctx)
  return function* (input) {
    const runs = new Runs<Held>((a, b) => compareValues(a.key, b.key, ctx.collation) || a.order - b.order)
    let order = 0
    for (const doc of input) {
      if (doc === PAUSE) yield PAUSE
      else {
        watchMemory(HELD_BYTES)
        runs.add({ doc, key: key(scopeOf(doc)) ?? null, order: order++ })
      }
    }
    const held = yield* gather(paced(runs.merged()), PLACE_BYTES)
    const buckets = cut(held, count, (a, b) => compareValues(a, b, ctx.collation) === 0)
    yield* paced(results(held, buckets, fields))
  }
}

function* results(
  held: readonly Held[],
  buckets: readonly Bucket[],
  fields: readonly GroupField[],
): Iterable<Doc> {
  for (const [at, { from, to }] of buckets.entries()) {
    const next = buckets[at + 1]
    const end = next ? held[next.from] : held[to - 1]
    const accumulators: Accumulator[] = fields.map(([, field]) => field.make())
    for (let place = from; place < to; place++) {
      const scope = scopeOf((held[place] as Held).doc)
      fields.forEach(([, field], i) => accumulators[i]?.add(field.evaluate(scope)))
    }
    const bounds = new Map<string, Value>([
      ['min', (held[from] as Held).key],
      ['max', (end as Held).key],
    ])
    const out: Doc = new Map([['_id', bounds]])
    fields.forEach(([name], i) => out.set(name, accumulators[i]?.result() ?? null))
    yield out
  }
}
