import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { checkFieldPath, compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { parseProjection } from './parse.js'
import { runProjection } from './project.js'
import {
  addComputed,
  addWhole,
  type Collision,
  computeDoc,
  excludeDoc,
  type ProjectionNode,
  projectionNode,
} from './tree.js'

export type Transform = (doc: Doc) => Doc

/** Errors inside a stage's specification say which stage. */
function within<T>(stage: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof MongoError)) throw error
    throw new MongoError(error.code, `Invalid ${stage} :: caused by :: ${error.message}`, {
      labels: error.labels,
    })
  }
}

export function compileProject(spec: Value, ctx: EvalContext): Transform {
  if (!isDoc(spec)) throw located(15969, '$project specification must be an object')
  if (spec.size === 0) {
    throw located(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    )
  }
  const run = runProjection(within('$project', () => parseProjection(spec, ctx)))
  return (doc) => run(doc, scopeOf(doc))
}

const conflicting: Collision = (path, taken) =>
  located(40176, `specification contains two conflicting paths. Cannot specify both '${path}' and '${taken}'`)

function addField(root: ProjectionNode, path: string, value: Value, ctx: EvalContext): void {
  const first = isDoc(value) ? value.keys().next().value : '$'
  if (first === undefined) {
    throw located(40180, `an empty object is not a valid value. Found empty object at path ${path}`)
  }
  if (!isDoc(value) || first.startsWith('$')) {
    addComputed(root, checkFieldPath(path), compileExpression(value, ctx), conflicting)
    return
  }
  for (const [name, inner] of value) addField(root, `${path}.${name}`, inner, ctx)
}

/** `$addFields` and `$set`: nested documents of the specification merge into those of the input. */
export function compileAddFields(spec: Value, ctx: EvalContext, stage: string): Transform {
  if (!isDoc(spec))
    throw located(40272, `${stage} specification stage must be an object, got ${String(spec)}`)
  const root = projectionNode()
  within(stage, () => {
    if (spec.size === 0) throw located(40177, 'specification must have at least one field')
    for (const [path, value] of spec) addField(root, path, value, ctx)
  })
  return (doc) => computeDoc(root, doc, scopeOf(doc))
}

export function compileUnset(spec: Value): Transform {
  const paths = Array.isArray(spec) ? spec : [spec]
  if (paths.length === 0)
    throw located(31119, '$unset specification must be a string or an array with at least one field')
  const root = projectionNode()
  for (const path of paths) {
    if (typeof path !== 'string')
      throw located(31120, '$unset specification must be a string or an array containing only string values')
    within('$unset', () => addWhole(root, checkFieldPath(path), conflicting))
  }
  return (doc) => excludeDoc(root, doc)
}

const replacementError = (value: unknown, stage: string): MongoError =>
  located(
    40228,
    `'${stage === '$replaceWith' ? 'replacement document' : 'newRoot'}' expression must evaluate to an object, but resulting value was: ${String(value)}`,
  )

export function compileReplace(spec: Value, ctx: EvalContext, stage: string): Transform {
  const expression = stage === '$replaceWith' ? spec : newRootOf(spec)
  const evaluate = compileExpression(expression, ctx)
  return (doc) => {
    const next = evaluate(scopeOf(doc))
    if (!isDoc(next)) throw replacementError(next === undefined ? 'MISSING' : next, stage)
    return next
  }
}

function newRootOf(spec: Value): Value {
  if (!isDoc(spec)) throw located(40229, 'expected an object as specification for $replaceRoot stage')
  for (const key of spec.keys()) {
    if (key !== 'newRoot') throw located(40415, `BSON field '$replaceRoot.${key}' is an unknown field.`)
  }
  const root = spec.get('newRoot')
  if (root === undefined)
    throw located(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field")
  return root
}
