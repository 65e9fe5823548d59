import { toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, isNumeric, type Value } from '../bson/value.js'
import { badValue, located } from '../errors/mongo-error.js'
import { checkFieldPath, compileExpression } from '../expressions/expression.js'
import { isTruthy } from '../expressions/truth.js'
import { addComputed, addWhole, type Collision, type ProjectionNode, projectionNode } from './tree.js'

/** Parser of what a find allows beyond a `$project` stage; returns whether it took the field. */
export type SpecialField = (path: string, value: Value) => 'positional' | 'elemMatch' | 'slice' | null

export interface ParsedProjection {
  mode: 'inclusion' | 'exclusion'
  tree: ProjectionNode
}

interface ParseState {
  ctx: EvalContext
  special: SpecialField
  tree: ProjectionNode
  mode: 'inclusion' | 'exclusion' | null
  hasSlice: boolean
  hasElemMatch: boolean
  id: boolean | null
}

const collision: Collision = (path, taken) => {
  if (path === taken) return located(31250, `Path collision at ${path}`)
  return located(31249, `Path collision at ${path} remaining portion ${path.slice(taken.length + 1)}`)
}

function setMode(state: ParseState, mode: 'inclusion' | 'exclusion', path: string): void {
  if (state.mode !== null && state.mode !== mode) {
    throw mode === 'inclusion'
      ? located(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : located(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
  }
  state.mode = mode
}

function parseFlag(state: ParseState, path: string, included: boolean): void {
  if (path === '_id') {
    if (state.id !== null) throw collision(path, path)
    state.id = included
    return
  }
  setMode(state, included ? 'inclusion' : 'exclusion', path)
  addWhole(state.tree, checkFieldPath(path), collision)
}

function parseComputed(state: ParseState, path: string, value: Value): void {
  if (state.mode === 'exclusion') {
    throw isDoc(value)
      ? located(31252, 'Cannot use expression other than $meta in exclusion projection')
      : located(31310, `Cannot use an expression ${path}: ${printValue(value)} in an exclusion projection`)
  }
  state.mode = 'inclusion'
  addComputed(state.tree, checkFieldPath(path), compileExpression(value, state.ctx), collision)
}

function parseSpecial(state: ParseState, path: string, value: Value): boolean {
  const special = state.special(path, value)
  if (special === 'positional') setMode(state, 'inclusion', path)
  else if (special === 'slice') state.hasSlice = true
  else if (special === 'elemMatch') state.hasElemMatch = true
  return special !== null
}

function parseField(state: ParseState, path: string, value: Value): void {
  if (parseSpecial(state, path, value)) return
  if (typeof value === 'boolean' || isNumeric(value)) return parseFlag(state, path, isTruthy(value))
  if (!isDoc(value)) return parseComputed(state, path, value)
  const first = value.keys().next().value
  if (first === undefined) {
    throw located(51270, `An empty sub-projection is not a valid value. Found empty object at path '${path}'`)
  }
  if (value.size === 1 && first.startsWith('$')) return parseComputed(state, path, value)
  for (const [name, inner] of value) parseField(state, `${path}.${name}`, inner)
}

/** `_id`, `$slice` and `$elemMatch` alone are neither inclusion nor exclusion; a slice then keeps all fields. */
function finalMode(state: ParseState): 'inclusion' | 'exclusion' {
  if (state.mode !== null) return state.mode
  return state.id === true || (state.hasElemMatch && !state.hasSlice) ? 'inclusion' : 'exclusion'
}

/** Parses a projection specification. Throws the codes 31249-31254 for contradictions. */
export function parseProjection(
  spec: Doc,
  ctx: EvalContext,
  special: SpecialField = () => null,
): ParsedProjection {
  const state: ParseState = {
    ctx,
    special,
    tree: projectionNode(),
    mode: null,
    hasSlice: false,
    hasElemMatch: false,
    id: null,
  }
  for (const [path, value] of spec) parseField(state, path, value)
  const mode = finalMode(state)
  const { tree } = state
  const idIsNamed = tree.computed.has('_id') || tree.children.has('_id') || tree.whole.has('_id')
  if (mode === 'inclusion' ? state.id !== false && !idIsNamed : state.id === false) tree.whole.add('_id')
  return { mode, tree }
}

function sliceNumber(value: Value): number {
  if (!isNumeric(value)) throw badValue(`$slice arguments must be numbers, found ${printValue(value)}`)
  return Math.trunc(toNumber(value))
}

/** `[skip or null, limit]` of a find `$slice`; null when the value is an aggregation expression. */
export function findSlice(value: Value): [number | null, number] | null {
  if (isNumeric(value)) return [null, sliceNumber(value)]
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isNumeric)) return null
  const [skip, limit] = value.map(sliceNumber) as [number, number]
  if (limit <= 0) throw located(28724, 'First argument to $slice must be an array, but is of type: int')
  return [skip, limit]
}
