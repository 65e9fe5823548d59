import { Decimal128, Double } from 'bson'
import { compareValues } from '../bson/compare.js'
import { asWholeLong, toNumber } from '../bson/numbers.js'
import { type SortPart } from '../bson/sort.js'
import {
  type Doc,
  type EvalContext,
  isDoc,
  isNumeric,
  type Maybe,
  typeName,
  type Value,
} from '../bson/value.js'
import { failedToParse, located, MongoError } from '../errors/mongo-error.js'
import { addUnits, unitOf } from '../expressions/date-units.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { UTC } from '../expressions/timezone.js'

/** One value for each document of a sorted partition. */
export type WindowFunction = (docs: readonly Doc[]) => Iterable<Maybe>

/** What the compilation of a window function needs. */
export interface WindowOwner {
  ctx: EvalContext
  sortBy: readonly SortPart[] | null
}

/** An expression over one document. */
export function evaluator(expression: Value, { ctx }: WindowOwner): (doc: Doc) => Maybe {
  const evaluate = compileExpression(expression, ctx)
  return (doc) => evaluate(scopeOf(doc))
}

/** Positions in a partition, from `from` (included) to `to` (excluded). */
export interface Extent {
  from: number
  to: number
}

/** For each document of a partition the positions in its window. */
export type Extents = (docs: readonly Doc[]) => Iterable<Extent>

type Bound = number | 'current' | 'unbounded'

/** The whole partition, for a window without bounds. */
export const wholePartition: Extents = function* (docs) {
  for (let at = 0; at < docs.length; at++) yield { from: 0, to: docs.length }
}

/** Compiles `window`; the whole partition when it is missing. */
export function parseWindow(window: Maybe, sortBy: readonly SortPart[] | null): Extents {
  if (window === undefined) return wholePartition
  if (!isDoc(window)) throw failedToParse("'window' field must be an object")
  for (const key of window.keys())
    if (!['documents', 'range', 'unit'].includes(key))
      throw failedToParse(`'window' field that is not known: ${key}`)
  const documents = window.get('documents')
  const range = window.get('range')
  if (documents !== undefined && (range !== undefined || window.has('unit')))
    throw failedToParse("Window bounds can specify either 'documents' or 'range' and 'unit', not both.")
  if (documents !== undefined) return byDocuments(parseBounds(documents, 'documents', true), sortBy)
  if (range !== undefined) {
    const unit = window.get('unit')
    return byRange(parseBounds(range, 'range', unit !== undefined), unit, sortBy)
  }
  if (window.has('unit')) throw failedToParse("'unit' requires 'range' in a window")
  return wholePartition
}

function parseBounds(value: Value, name: string, whole: boolean): [Bound, Bound] {
  if (!Array.isArray(value) || value.length !== 2)
    throw failedToParse(`Window bounds must be a 2-element array: ${name}`)
  const [lower, upper] = value.map((bound) => parseBound(bound, whole)) as [Bound, Bound]
  const [low, high] = [bound(lower, -Infinity), bound(upper, Infinity)]
  if (low > high) throw located(5339900, `Lower bound must not exceed upper bound: [${low}, ${high}]`)
  return [lower, upper]
}

function parseBound(value: Value, whole: boolean): Bound {
  if (value === 'current' || value === 'unbounded') return value
  if (!isNumeric(value)) throw failedToParse("Window bounds must be 'unbounded', 'current', or a number")
  if (value instanceof Decimal128) throw new MongoError(238, 'decimal bounds of a window are not supported')
  const exact = asWholeLong(value)
  if (whole && exact === null) throw failedToParse('Numeric document-based bounds must be an integer')
  return toNumber(value)
}

const bound = (value: Bound, unbounded: number): number =>
  value === 'unbounded' ? unbounded : value === 'current' ? 0 : value

function byDocuments([lower, upper]: [Bound, Bound], sortBy: readonly SortPart[] | null): Extents {
  if (!sortBy && (lower !== 'unbounded' || upper !== 'unbounded'))
    throw located(5339901, 'Document-based bounds require a sortBy')
  const [low, high] = [bound(lower, -Infinity), bound(upper, Infinity)]
  return function* (docs) {
    const inside = (place: number): number => Math.min(Math.max(place, 0), docs.length)
    for (let at = 0; at < docs.length; at++) {
      const from = inside(at + low)
      yield { from, to: Math.max(from, inside(at + high + 1)) }
    }
  }
}

function byRange(bounds: [Bound, Bound], unit: Maybe, sortBy: readonly SortPart[] | null): Extents {
  const [part] = sortBy ?? []
  if (sortBy?.length !== 1 || part?.direction !== 1)
    throw located(5339902, 'Range-based bounds require sortBy a single ascending field')
  const shift = unit === undefined ? shiftNumber : shiftDate(unit)
  return function* (docs) {
    const values = docs.map((doc) => sortValue(doc, part))
    let [from, to] = [0, 0]
    for (const value of values) {
      const [low = null, high = null] = bounds.map((edge) =>
        edge === 'unbounded' ? null : shift(value, edge),
      )
      if (low === null) from = 0
      else while (from < values.length && compareValues(values[from], low) < 0) from++
      if (high === null) to = values.length
      else while (to < values.length && compareValues(values[to], high) <= 0) to++
      yield { from, to: Math.max(from, to) }
    }
  }
}

/** The value of the one field that the documents are sorted by. */
export function sortValue(doc: Doc, part: SortPart): Maybe {
  let at: Maybe = doc
  for (const name of part.parts) at = isDoc(at) ? at.get(name) : undefined
  return at
}

function shiftNumber(value: Maybe, by: Bound): Value {
  if (value instanceof Date)
    throw located(5429413, 'For windows that involve date or time ranges, a unit must be provided.')
  if (!isNumeric(value))
    throw located(
      5429414,
      `Invalid range: Expected the sortBy field to be a number, but it was ${typeName(value)}`,
    )
  if (value instanceof Decimal128) throw new MongoError(238, 'ranges over decimals are not supported')
  return by === 'current' ? value : new Double(toNumber(value) + (by as number))
}

function shiftDate(unit: Value): (value: Maybe, by: Bound) => Value {
  const known = unitOf(unit, '$setWindowFields')
  return (value, by) => {
    if (!(value instanceof Date))
      throw located(
        5429513,
        `Invalid range: Expected the sortBy field to be a Date, but it was ${typeName(value)}`,
      )
    return by === 'current' ? value : addUnits(value, known, by as number, UTC)
  }
}
