import { type EvalContext, type Maybe, type Value } from '../bson/value.js'
import {
  type Accumulator,
  AverageAccumulator,
  collect,
  DeviationAccumulator,
  ExtremeAccumulator,
  SumAccumulator,
} from './accumulator.js'
import { type Operator, type OperatorTable } from './operator.js'

/** Outside `$group` an accumulator goes over its arguments, or over the array its only argument gives. */
const over =
  (make: (ctx: EvalContext) => Accumulator): Operator =>
  (argument, compiler) => {
    if (Array.isArray(argument) && argument.length !== 1) {
      const evaluators = argument.map((item) => compiler.compile(item))
      return (scope) =>
        collect(
          make(compiler.ctx),
          evaluators.map((evaluate) => evaluate(scope)),
        )
    }
    const evaluate = compiler.compile(Array.isArray(argument) ? (argument[0] as Value) : argument)
    return (scope) => {
      const value: Maybe = evaluate(scope)
      return collect(make(compiler.ctx), Array.isArray(value) ? value : [value])
    }
  }

export const ACCUMULATOR_OPERATORS: OperatorTable = {
  $sum: over(() => new SumAccumulator()),
  $avg: over(() => new AverageAccumulator()),
  $min: over((ctx) => new ExtremeAccumulator(1, ctx)),
  $max: over((ctx) => new ExtremeAccumulator(-1, ctx)),
  $stdDevPop: over(() => new DeviationAccumulator(false)),
  $stdDevSamp: over(() => new DeviationAccumulator(true)),
}
