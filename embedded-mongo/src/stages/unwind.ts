import { valueAt } from '../bson/paths.js'
import { printValue } from '../bson/print.js'
import { type Doc, isDoc, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { checkFieldPath } from '../expressions/expression.js'
import { paced, PAUSE } from '../pace/turn.js'
import { type StageFactory, withValueAt } from './stage.js'

interface UnwindOptions {
  parts: string[]
  indexParts: string[] | null
  preserve: boolean
}

function parse(spec: Value): UnwindOptions {
  const options: Doc = isDoc(spec) ? spec : new Map([['path', spec]])
  if (!isDoc(spec) && typeof spec !== 'string') {
    throw located(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeName(spec)}`,
    )
  }
  for (const key of options.keys()) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(key)) {
      throw located(28811, `unrecognized option to $unwind stage: ${key}`)
    }
  }
  const path = options.get('path')
  if (path === undefined) throw located(28812, 'no path specified to $unwind stage')
  if (typeof path !== 'string')
    throw located(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`)
  if (!path.startsWith('$'))
    throw located(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`)
  const preserve = options.get('preserveNullAndEmptyArrays') ?? false
  if (typeof preserve !== 'boolean') {
    throw located(
      28809,
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeName(preserve)}`,
    )
  }
  return {
    parts: checkFieldPath(path.slice(1)),
    indexParts: indexPath(options.get('includeArrayIndex')),
    preserve,
  }
}

function indexPath(index: Value | undefined): string[] | null {
  if (index === undefined) return null
  if (typeof index !== 'string' || index === '') {
    throw located(
      28810,
      `expected a non-empty string for the includeArrayIndex option to $unwind stage, got ${printValue(index)}`,
    )
  }
  if (index.startsWith('$')) {
    throw located(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`,
    )
  }
  return checkFieldPath(index)
}

/** One document per element of the array; a value that is no array counts as its only element. */
export const unwind: StageFactory = (spec) => {
  const { parts, indexParts, preserve } = parse(spec)
  const indexed = (doc: Doc, index: number | null): Doc =>
    indexParts ? withValueAt(doc, indexParts, index === null ? null : BigInt(index)) : doc
  const elements = function* (doc: Doc): Iterable<Doc> {
    const value = valueAt(doc, parts)
    if (!Array.isArray(value)) {
      if ((value !== undefined && value !== null) || preserve) yield indexed(doc, null)
    } else if (value.length === 0) {
      if (preserve) yield indexed(withValueAt(doc, parts, undefined), null)
    } else {
      for (let i = 0; i < value.length; i += 1) yield indexed(withValueAt(doc, parts, value[i]), i)
    }
  }
  return function* (input) {
    for (const doc of input) {
      if (doc === PAUSE) yield PAUSE
      else yield* paced(elements(doc))
    }
  }
}
