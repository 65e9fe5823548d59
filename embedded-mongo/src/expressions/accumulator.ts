import { Decimal128, Double } from 'bson'
import { compareValues } from '../bson/compare.js'
import { type Dec, fromDouble34, fromInteger, pack, unpack } from '../bson/decimal.js'
import { addDec, divideDec } from '../bson/decimal-math.js'
import { fitsLong, intOrLong, toNumber, widthOf } from '../bson/numbers.js'
import { type EvalContext, isNumeric, type Maybe, type NumericValue, type Value } from '../bson/value.js'
import { type Operator, type OperatorTable } from './operator.js'

/** Takes values one by one; has one result at the end. */
export interface Accumulator {
  add(value: Maybe): void
  result(): Maybe
}

/** Adds doubles with a running error term, so that the order of the values hardly matters. */
class DoubleDouble {
  private sum = 0
  private error = 0
  private special = 0

  add(value: number): void {
    if (!Number.isFinite(value)) {
      this.special += value
      return
    }
    const sum = this.sum + value
    const part = sum - this.sum
    this.error += this.sum - (sum - part) + (value - part)
    this.sum = sum
  }

  get value(): number {
    return this.special === 0 && !Number.isNaN(this.special) ? this.sum + this.error : this.special
  }

  get dec(): Dec {
    if (!Number.isFinite(this.value)) return fromDouble34(this.value)
    return addDec(fromDouble34(this.sum), fromDouble34(this.error))
  }
}

/** Integers exactly, doubles with compensation, decimals apart; the widest type seen is the type of the sum. */
class NumberSum {
  private integers = 0n
  private readonly doubles = new DoubleDouble()
  private decimal: Dec = fromInteger(0)
  private width = 0

  add(value: NumericValue): void {
    this.width = Math.max(this.width, widthOf(value))
    if (value instanceof Double) this.doubles.add(value.value)
    else if (value instanceof Decimal128) this.decimal = addDec(this.decimal, unpack(value))
    else this.integers += BigInt(value)
  }

  get isDecimal(): boolean {
    return this.width === 3
  }

  total(): NumericValue {
    if (this.width === 3) return pack(this.dec())
    if (this.width === 2 || !fitsLong(this.integers)) return new Double(this.number())
    return this.width === 1 ? this.integers : intOrLong(this.integers)
  }

  dec(): Dec {
    return addDec(this.decimal, addDec(fromInteger(this.integers), this.doubles.dec))
  }

  number(): number {
    // The exact integer part is added last, in two parts so that no digit is lost.
    const joined = new DoubleDouble()
    joined.add(this.doubles.value)
    const high = Number(this.integers)
    joined.add(high)
    if (Number.isSafeInteger(high) || !Number.isFinite(high)) return joined.value
    joined.add(Number(this.integers - BigInt(high)))
    return joined.value
  }
}

export class SumAccumulator implements Accumulator {
  private readonly sum = new NumberSum()

  add(value: Maybe): void {
    if (isNumeric(value)) this.sum.add(value)
  }

  result(): Maybe {
    return this.sum.total()
  }
}

export class AverageAccumulator implements Accumulator {
  private readonly sum = new NumberSum()
  private count = 0

  add(value: Maybe): void {
    if (!isNumeric(value)) return
    this.sum.add(value)
    this.count += 1
  }

  result(): Maybe {
    if (this.count === 0) return null
    if (this.sum.isDecimal) return pack(divideDec(this.sum.dec(), fromInteger(this.count)))
    return new Double(this.sum.number() / this.count)
  }
}

/** The least or greatest value; null and missing count only when nothing else came. */
export class ExtremeAccumulator implements Accumulator {
  private best: Maybe

  constructor(
    private readonly direction: 1 | -1,
    private readonly ctx: EvalContext,
  ) {}

  add(value: Maybe): void {
    if (value === undefined || value === null) return
    if (this.best === undefined || this.direction * compareValues(value, this.best, this.ctx.collation) < 0) {
      this.best = value
    }
  }

  result(): Maybe {
    return this.best ?? null
  }
}

/** Standard deviation by Welford's method. */
export class DeviationAccumulator implements Accumulator {
  private count = 0
  private mean = 0
  private squares = 0

  constructor(private readonly sample: boolean) {}

  add(value: Maybe): void {
    if (!isNumeric(value)) return
    const number = toNumber(value)
    this.count += 1
    const delta = number - this.mean
    this.mean += delta / this.count
    this.squares += delta * (number - this.mean)
  }

  result(): Maybe {
    const divisor = this.sample ? this.count - 1 : this.count
    return divisor <= 0 ? null : new Double(Math.sqrt(this.squares / divisor))
  }
}

export function collect(accumulator: Accumulator, values: Iterable<Value | undefined>): Maybe {
  for (const value of values) accumulator.add(value)
  return accumulator.result()
}

/** As an expression, an accumulator goes over its arguments, or over the array that its only argument gives. */
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
