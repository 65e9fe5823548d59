import { printDoc } from '../bson/print.js'
import { type Doc, type EvalContext, type Maybe, type Value } from '../bson/value.js'

export const REMOVE = Symbol('remove the field')
export const NOTHING = Symbol('leave as it is')
export type Outcome = Value | typeof REMOVE | typeof NOTHING

/** Where and for which document a modifier runs. */
export interface ApplyEnv {
  /** The document as it was before the update. */
  original: Doc
  inserting: boolean
  arrayIndex: number | undefined
  ctx: EvalContext
}

export interface Modifier {
  operator: string
  /** Whether a missing path is created. */
  creates: boolean
  /** Whether a path through a scalar is allowed. If so, the modifier changes nothing there. */
  tolerant: boolean
  apply(current: Maybe, env: ApplyEnv, path: string): Outcome
}

/** The document's identity as the server prints it in messages. */
export function printId(env: ApplyEnv): string {
  const id = env.original.get('_id')
  return id === undefined ? '{ no id }' : printDoc(new Map([['_id', id]])).replace(/^\{ (.*) \}$/s, '{$1}')
}

export const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
