import { toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { type Doc, type EvalContext, type Value, isDoc, isNumeric } from '../bson/value.js'
import { badValue, located } from '../errors.js'
import { checkFieldPath, compileExpression } from '../expressions/expression.js'
import {
  type Collision,
  type ProjectionNode,
  addComputed,
  addWhole,
  hasComputed,
  projectionNode,
} from './tree.js'
import { isTruthy } from '../expressions/truth.js'

/** What find allows beyond a $project stage; parsed by the caller, true when it took the field. */
export type SpecialField = (path: string, value: Value) => 'inclusion' | 'neutral' | null

export interface ParsedProjection {
  mode: 'inclusion' | 'exclusion'
  tree: ProjectionNode
}

interface ParseState {
  ctx: EvalContext
  special: SpecialField
  tree: ProjectionNode
  mode: 'inclusion' | 'exclusion' | null
  wantsInclusion: boolean
  id: boolean | null
}

const collision: Collision = (path, taken) => {
  if (path === taken) return located(31250, `Path collision at ${path}`)
  return located(31249, `Path collision at ${path} remaining portion ${path.slice(taken.length + 1)}`)
}

const setMode = (state: ParseState, mode: 'inclusion' | 'exclusion', path: string): void => {
  if (state.mode !== null && state.mode !== mode) {
    throw mode === 'inclusion'
      ? located(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : located(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
  }
  state.mode = mode
}

const parseFlag = (state: ParseState, path: string, included: boolean): void => {
  if (path === '_id') {
    if (state.id !== null) throw collision(path, path)
    state.id = included
    return
  }
  setMode(state, included ? 'inclusion' : 'exclusion', path)
  addWhole(state.tree, checkFieldPath(path), collision)
}

const parseComputed = (state: ParseState, path: string, value: Value): void => {
  if (state.mode === 'exclusion') {
    throw located(31252, 'Cannot use an expression other than $meta in an exclusion projection')
  }
  if (path === '_id') state.id = true
  else state.mode = 'inclusion'
  state.wantsInclusion = true
  addComputed(state.tree, checkFieldPath(path), compileExpression(value, state.ctx), collision)
}

const parseField = (state: ParseState, path: string, value: Value): void => {
  const special = state.special(path, value)
  if (special !== null) {
    if (special === 'inclusion') state.wantsInclusion = true
    return
  }
  if (typeof value === 'boolean' || isNumeric(value)) return parseFlag(state, path, isTruthy(value))
  if (!isDoc(value)) return parseComputed(state, path, value)
  const first = value.keys().next().value
  if (first === undefined) {
    throw located(51270, `An empty sub-projection is not a valid value. Found empty object at path '${path}'`)
  }
  if (first.startsWith('$')) return parseComputed(state, path, value)
  for (const [name, inner] of value) parseField(state, `${path}.${name}`, inner)
}

const finalMode = (state: ParseState): 'inclusion' | 'exclusion' =>
  state.mode ?? (state.wantsInclusion || state.id === true ? 'inclusion' : 'exclusion')

/** Parses a projection specification. Throws the codes 31249-31254 for contradictions. */
export const parseProjection = (
  spec: Doc,
  ctx: EvalContext,
  special: SpecialField = () => null,
): ParsedProjection => {
  const state: ParseState = {
    ctx,
    special,
    tree: projectionNode(),
    mode: null,
    wantsInclusion: false,
    id: null,
  }
  for (const [path, value] of spec) parseField(state, path, value)
  const mode = finalMode(state)
  const { tree } = state
  if (mode === 'exclusion' && hasComputed(tree)) {
    throw located(31252, 'Cannot use an expression other than $meta in an exclusion projection')
  }
  const idIsNamed = tree.computed.has('_id') || tree.children.has('_id') || tree.whole.has('_id')
  if (mode === 'inclusion' ? state.id !== false && !idIsNamed : state.id === false) tree.whole.add('_id')
  return { mode, tree }
}

const sliceNumber = (value: Value): number => {
  if (!isNumeric(value)) throw badValue(`$slice arguments must be numbers, found ${printValue(value)}`)
  return Math.trunc(toNumber(value))
}

/** `[skip or null, limit]` of a find `$slice`; null when the value is an aggregation expression. */
export const findSlice = (value: Value): [number | null, number] | null => {
  if (isNumeric(value)) return [null, sliceNumber(value)]
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isNumeric)) return null
  const [skip, limit] = value.map(sliceNumber) as [number, number]
  if (limit <= 0) throw located(28724, `$slice limit must be positive`)
  return [skip, limit]
}
