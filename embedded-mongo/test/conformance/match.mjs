import { isDeepStrictEqual } from 'node:util'
import { EJSON } from 'bson'

const isPlain = (value) =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !value._bsontype &&
  !(value instanceof Date)

const TYPES = {
  object: isPlain,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value) || value?._bsontype === 'Int32',
  long: (value) => typeof value === 'bigint' || value?._bsontype === 'Long' || Number.isInteger(value),
  double: (value) => typeof value === 'number' || value?._bsontype === 'Double',
  number: (value) => typeof value === 'number',
  objectId: (value) => value?._bsontype === 'ObjectId',
  binData: (value) => value?._bsontype === 'Binary',
  date: (value) => value instanceof Date,
  timestamp: (value) => value?._bsontype === 'Timestamp',
  bool: (value) => typeof value === 'boolean',
}

function normal(value) {
  if (value?._bsontype === 'Int32' || value?._bsontype === 'Double') return Number(value)
  if (value?._bsontype === 'Long') return value.toNumber()
  if (typeof value === 'bigint') return Number(value)
  return value
}

function show(value) {
  try {
    return EJSON.stringify(value)
  } catch {
    return String(value)
  }
}

/** Throws when `actual` is not what the specification expects; extra keys are allowed where it allows them. */
export function match(expected, given, context, path = 'result', root = true) {
  const actual = given instanceof Map ? Object.fromEntries(given) : given
  const special = isPlain(expected) && Object.keys(expected).length === 1 ? Object.keys(expected)[0] : ''
  if (special.startsWith('$$')) return matchSpecial(special, expected[special], actual, context, path, root)
  if (isPlain(expected)) return matchObject(expected, actual, context, path, root)
  if (Array.isArray(expected)) return matchArray(expected, actual, context, path, root)
  const [wanted, got] = [normal(expected), normal(actual)]
  const same = wanted?._bsontype ? show(wanted) === show(got) : isDeepStrictEqual(wanted, got)
  if (!same) throw new Error(`${path}: expected ${show(expected)}, got ${show(actual)}`)
}

function matchArray(expected, actual, context, path, root) {
  if (!Array.isArray(actual) || actual.length !== expected.length) {
    throw new Error(`${path}: expected ${show(expected)}, got ${show(actual)}`)
  }
  // Documents of a result array may hold more fields than expected, as roots may.
  expected.forEach((value, at) => match(value, actual[at], context, `${path}[${at}]`, root))
}

function matchObject(expected, actual, context, path, root) {
  if (!isPlain(actual)) throw new Error(`${path}: expected ${show(expected)}, got ${show(actual)}`)
  for (const [key, value] of Object.entries(expected)) {
    const special = isPlain(value) && Object.keys(value).length === 1 ? Object.keys(value)[0] : ''
    if (special === '$$exists') {
      const present = key in actual && actual[key] !== undefined
      if (present !== value.$$exists)
        throw new Error(`${path}.${key}: ${present ? 'is there' : 'is missing'}`)
    } else if (special === '$$unsetOrMatches' && actual[key] === undefined) continue
    else match(value, actual[key], context, `${path}.${key}`, false)
  }
  if (root) return
  for (const key of Object.keys(actual)) {
    if (!(key in expected)) throw new Error(`${path}: unexpected key ${key} in ${show(actual)}`)
  }
}

function matchSpecial(operator, argument, actual, context, path, root) {
  switch (operator) {
    case '$$unsetOrMatches':
      if (actual !== undefined && actual !== null) match(argument, actual, context, path, root)
      return
    case '$$type': {
      const names = Array.isArray(argument) ? argument : [argument]
      if (!names.some((name) => TYPES[name]?.(actual)))
        throw new Error(`${path}: ${show(actual)} is not ${names}`)
      return
    }
    case '$$sessionLsid': {
      const lsid = context.entities.get(argument).id
      if (show(lsid) !== show(actual)) throw new Error(`${path}: another session's lsid`)
      return
    }
    case '$$matchesEntity':
      return match(context.entities.get(argument), actual, context, path, root)
    case '$$exists':
      if ((actual !== undefined) !== argument) throw new Error(`${path}: existence`)
      return
    default:
      throw new Error(`matcher ${operator} is not known`)
  }
}
