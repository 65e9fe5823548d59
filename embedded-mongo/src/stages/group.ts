import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { type Accumulator } from '../expressions/accumulator.js'
import { compileExpression } from '../expressions/expression.js'
import { type Evaluate } from '../expressions/operator.js'
import { scopeOf } from '../expressions/scope.js'
import { keyOf } from '../expressions/sets.js'
import { watchMemory } from '../pace/memory.js'
import { paced, PAUSE } from '../pace/turn.js'
import { compileAccumulator, type GroupAccumulator } from './group-accumulators.js'
import { type StageFactory, type StageRun } from './stage.js'

export type GroupField = [string, GroupAccumulator]

/** One output field of a group: `{name: {$operator: argument}}`. */
export function compileGroupField(name: string, spec: Value, ctx: EvalContext): GroupField {
  if (name.includes('.')) throw located(40235, `The field name '${name}' cannot contain '.'`)
  if (name.startsWith('$')) throw located(40236, `The field name '${name}' cannot be an operator name`)
  if (!isDoc(spec)) throw located(40234, `The field '${name}' must be an accumulator object`)
  const [entry] = spec
  if (spec.size !== 1 || !entry) throw located(40238, `The field '${name}' must specify one accumulator`)
  return [name, compileAccumulator(entry[0], entry[1], ctx)]
}

/** Roughly the memory of a document that is added to a group and not kept there, and that of a group. */
const ADDED_BYTES = 60
const GROUP_BYTES = 600

interface Group {
  id: Value
  accumulators: Accumulator[]
}

/** Groups documents by key, and yields `{_id, ...fields}` in the order in which the keys first came. */
export const groupBy = (key: Evaluate, fields: readonly GroupField[], ctx: EvalContext): StageRun =>
  function* (input) {
    const groups = new Map<string, Group>()
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE
        continue
      }
      const scope = scopeOf(doc)
      const id = key(scope) ?? null
      const text = keyOf(id, ctx)
      let group = groups.get(text)
      watchMemory(ADDED_BYTES)
      if (!group) {
        watchMemory(GROUP_BYTES, groups.size)
        group = { id, accumulators: fields.map(([, field]) => field.make()) }
        groups.set(text, group)
      }
      for (let i = 0; i < fields.length; i += 1) {
        ;(group.accumulators[i] as Accumulator).add((fields[i] as GroupField)[1].evaluate(scope))
      }
    }
    yield* paced(results(groups.values(), fields))
  }

function* results(groups: Iterable<Group>, fields: readonly GroupField[]): Iterable<Doc> {
  for (const { id, accumulators } of groups) {
    const out: Doc = new Map([['_id', id]])
    fields.forEach(([name], i) => out.set(name, (accumulators[i] as Accumulator).result() ?? null))
    yield out
  }
}

export const group: StageFactory = (spec, { ctx }) => {
  if (!isDoc(spec)) throw located(15947, "a group's fields must be specified in an object")
  const id = spec.get('_id')
  if (id === undefined) throw located(15955, 'a group specification must include an _id')
  const fields: GroupField[] = []
  for (const [name, field] of spec) if (name !== '_id') fields.push(compileGroupField(name, field, ctx))
  return groupBy(compileExpression(id, ctx), fields, ctx)
}
