import { Double } from 'bson'
import { compareValues } from '../bson/compare.js'
import { intOrLong, toNumber, widthOf } from '../bson/numbers.js'
import { type Doc, type EvalContext, isNumeric, type Maybe, type Value } from '../bson/value.js'
import { scopeOf } from '../expressions/scope.js'
import { type GroupAccumulator } from './group-accumulators.js'
import { type Extent, type Extents, type WindowFunction } from './windows.js'

/** The state of a moving window: values enter at its end and leave at its beginning. */
interface Slide {
  /** Adds a value; false when it could not be removed again exactly. */
  add(value: Maybe, at: number): boolean
  drop(value: Maybe, at: number): void
  result(values: readonly Maybe[], extent: Extent): Maybe
}

/** Sums of two million such numbers are exact as doubles. */
const MOST_VALUE = 2 ** 32
const WIDTHS = 3

/** Sum of whole numbers, which can be subtracted exactly; windows with others are summed anew. */
class WholeNumbers implements Slide {
  private total = 0
  private count = 0
  /** Count of values of each type: the widest present is the type of the sum. */
  private readonly widths = new Array<number>(WIDTHS).fill(0)

  constructor(private readonly average: boolean) {}

  add(value: Maybe): boolean {
    if (!isNumeric(value)) return true
    const number = widthOf(value) < WIDTHS ? toNumber(value) : Number.NaN
    if (!Number.isInteger(number) || Math.abs(number) > MOST_VALUE) return false
    this.change(value, number, 1)
    return true
  }

  drop(value: Maybe): void {
    if (isNumeric(value)) this.change(value, toNumber(value), -1)
  }

  result(): Maybe {
    const { total, count } = this
    const [, longs = 0, doubles = 0] = this.widths
    if (this.average) return count === 0 ? null : new Double(total / count)
    if (doubles > 0) return new Double(total)
    return longs > 0 ? BigInt(total) : intOrLong(BigInt(total))
  }

  private change(value: Value, number: number, by: 1 | -1): void {
    const width = isNumeric(value) ? widthOf(value) : 0
    this.total += by * number
    this.count += by
    this.widths[width] = (this.widths[width] ?? 0) + by
  }
}

/** A queue for the least or greatest: first that value, then those that follow when it leaves. */
class Extreme implements Slide {
  private readonly candidates: { value: Value; at: number }[] = []
  private first = 0

  constructor(
    private readonly direction: 1 | -1,
    private readonly ctx: EvalContext,
  ) {}

  add(value: Maybe, at: number): boolean {
    const { candidates, direction, ctx } = this
    if (value === undefined || value === null) return true
    const isBehind = (other: Value): boolean => direction * compareValues(value, other, ctx.collation) < 0
    for (let last = candidates.at(-1); last && candidates.length > this.first; last = candidates.at(-1)) {
      if (!isBehind(last.value)) break
      candidates.pop()
    }
    candidates.push({ value, at })
    return true
  }

  drop(_value: Maybe, at: number): void {
    if (this.candidates[this.first]?.at !== at) return
    this.first++
    if (this.first * 2 <= this.candidates.length) return
    this.candidates.splice(0, this.first)
    this.first = 0
  }

  result(): Maybe {
    return this.candidates[this.first]?.value ?? null
  }
}

/** The value at one end of the window. */
const atEnd = (of: (values: readonly Maybe[], extent: Extent) => Maybe): Slide => ({
  add: () => true,
  drop: () => undefined,
  result: (values, extent) => (extent.to > extent.from ? (of(values, extent) ?? null) : null),
})

const SLIDES: Record<string, (ctx: EvalContext) => Slide> = {
  $sum: () => new WholeNumbers(false),
  $count: () => new WholeNumbers(false),
  $avg: () => new WholeNumbers(true),
  $min: (ctx) => new Extreme(1, ctx),
  $max: (ctx) => new Extreme(-1, ctx),
  $first: () => atEnd((values, { from }) => values[from]),
  $last: () => atEnd((values, { to }) => values[to - 1]),
}

/** The value of an accumulator for each window. Where possible, each document is visited twice, however wide windows are. */
export function overWindows(
  name: string,
  accumulator: GroupAccumulator,
  extents: Extents,
  ctx: EvalContext,
): WindowFunction {
  const slide = Object.hasOwn(SLIDES, name) ? SLIDES[name] : undefined
  return (docs) =>
    slide ? slidden(docs, extents(docs), accumulator, slide(ctx)) : gathered(docs, extents(docs), accumulator)
}

function* slidden(
  docs: readonly Doc[],
  extents: Iterable<Extent>,
  accumulator: GroupAccumulator,
  slide: Slide,
): Iterable<Maybe> {
  const values: Maybe[] = []
  let from = 0
  const rest = extents[Symbol.iterator]()
  for (let step = rest.next(); !step.done; step = rest.next()) {
    const extent = step.value
    while (values.length < extent.to) {
      const at = values.length
      values.push(accumulator.evaluate(scopeOf(docs[at] as Doc)))
      if (!slide.add(values[at], at)) return yield* gathered(docs, resumed(extent, rest), accumulator)
    }
    for (; from < extent.from; from++) {
      slide.drop(values[from], from)
      values[from] = undefined
    }
    yield slide.result(values, extent)
  }
}

function* resumed(first: Extent, rest: Iterator<Extent>): Iterable<Extent> {
  yield first
  for (let step = rest.next(); !step.done; step = rest.next()) yield step.value
}

/** Calculates each window by itself; one that only grows is continued. */
function* gathered(
  docs: readonly Doc[],
  extents: Iterable<Extent>,
  { evaluate, make }: GroupAccumulator,
): Iterable<Maybe> {
  let last = { from: 0, to: 0, accumulator: make(), result: undefined as Maybe }
  for (const { from, to } of extents) {
    if (from !== last.from || to < last.to) last = { from, to: from, accumulator: make(), result: undefined }
    else if (to === last.to && to > from) {
      yield last.result
      continue
    }
    for (; last.to < to; last.to++) last.accumulator.add(evaluate(scopeOf(docs[last.to] as Doc)))
    const result = last.accumulator.result() ?? null
    last.result = Array.isArray(result) ? [...result] : result
    yield last.result
  }
}
