import { Double } from 'bson'
import { toNumber } from '../bson/numbers.js'
import { isNumeric, type Maybe, type NumericValue, typeName, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { isNullish } from '../expressions/operator.js'
import { evaluator, sortValue, type WindowFunction, type WindowOwner } from './windows.js'

/** `$locf`: repeats the last value. */
export function carriedForward(argument: Value, owner: WindowOwner): WindowFunction {
  const input = evaluator(argument, owner)
  return function* (docs) {
    let last: Maybe = null
    for (const doc of docs) {
      const value = input(doc)
      if (!isNullish(value)) last = value
      yield last
    }
  }
}

/** `$linearFill`: on a line between the two values around, over the sort field. */
export function linear(argument: Value, owner: WindowOwner, name: string): WindowFunction {
  const [part] = owner.sortBy ?? []
  if (!part || owner.sortBy?.length !== 1)
    throw located(
      605001,
      `${name} must be specified with a top level sortBy expression with exactly one element`,
    )
  const input = evaluator(argument, owner)
  return function* (docs) {
    const places = docs.map((doc) => placeOf(sortValue(doc, part), name))
    const known = docs.map((doc) => knownValue(input(doc), name))
    places.forEach((place, at) => {
      if (at > 0 && place === places[at - 1])
        throw located(6605001, 'There can be no repeated values in the sort field')
    })
    const later = nextKnown(known)
    let before = -1
    for (const [at, value] of known.entries()) {
      if (value !== null) before = at
      const after = later[at] as number
      if (value !== null || before < 0 || after < 0) yield value
      else {
        const [x1, x2, x] = [places[before], places[after], places[at]] as [number, number, number]
        const [y1, y2] = [toNumber(known[before] as NumericValue), toNumber(known[after] as NumericValue)]
        yield new Double(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1))
      }
    }
  }
}

/** For each position the next one that has a value; -1 for none. */
function nextKnown(values: readonly Value[]): number[] {
  const next: number[] = []
  let found = -1
  for (let at = values.length - 1; at >= 0; at--) {
    next[at] = found
    if (values[at] !== null) found = at
  }
  return next
}

function placeOf(value: Maybe, name: string): number {
  if (value instanceof Date) return value.getTime()
  if (isNumeric(value) && typeName(value) !== 'decimal') return toNumber(value)
  throw new MongoError(238, `${name} sorted by a value of type ${typeName(value)} is not supported`)
}

function knownValue(value: Maybe, name: string): NumericValue | null {
  if (isNullish(value)) return null
  if (!isNumeric(value)) throw located(6605000, 'Value to be filled must be numeric or nullish')
  if (typeName(value) === 'decimal') throw new MongoError(238, `${name} of a decimal is not supported`)
  return value
}
