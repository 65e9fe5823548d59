import type { EvalContext, Maybe, Value } from '../bson/value.js'
import type { Scope } from './scope.js'

export type Evaluate = (scope: Scope) => Maybe

/** Compiles an aggregation expression once to closures; `undefined` from a closure means a missing value. */
export declare function compileExpression(expression: Value, ctx: EvalContext): Evaluate
