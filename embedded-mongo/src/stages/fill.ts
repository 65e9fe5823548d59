import { parseSort } from '../bson/sort.js'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { failedToParse, located } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { PAUSE } from '../pace/turn.js'
import { compileAddFields } from '../project/stage-projections.js'
import { windowed } from './set-window-fields.js'
import { type StageFactory, stageFields, type StageRun } from './stage.js'
import { compileWindowFunction } from './window-functions.js'

const METHODS: Record<string, string> = { linear: '$linearFill', locf: '$locf' }

/** Fills null and missing fields, with a value or from the documents around. */
export const fill: StageFactory = (spec, { ctx }, name) => {
  const fields = stageFields(spec, name, ['output'], ['partitionBy', 'partitionByFields', 'sortBy'])
  const output = fields.get('output')
  if (!isDoc(output) || output.size === 0)
    throw failedToParse(`'${name}.output' must be an object with fields`)
  const sortBy = fields.get('sortBy')
  const parts = isDoc(sortBy) ? parseSort(sortBy) : null
  const values: Doc = new Map()
  const outputs: [string, ReturnType<typeof compileWindowFunction>][] = []
  for (const [field, given] of output) {
    const [key, value] = howToFill(given)
    if (key === 'value') values.set(field, new Map([['$ifNull', [`$${field}`, value]]]))
    else {
      const method = typeof value === 'string' ? METHODS[value] : undefined
      if (method === undefined) throw located(6050202, 'Method must be either locf or linear')
      if (method === '$linearFill' && !parts)
        throw failedToParse("Method 'linear' requires a 'sortBy' in $fill")
      outputs.push([field, compileWindowFunction(new Map([[method, `$${field}`]]), { ctx, sortBy: parts })])
    }
  }
  const partitionBy = partitionOf(fields)
  const partition = partitionBy === undefined ? null : compileExpression(partitionBy, ctx)
  const around = outputs.length > 0 ? windowed(partition, parts ?? [], outputs, ctx) : null
  const constants = values.size > 0 ? addFields(compileAddFields(values, ctx, '$addFields')) : null
  return (input) => {
    const filled = around ? around(input) : input
    return constants ? constants(filled) : filled
  }
}

const addFields = (transform: (doc: Doc) => Doc): StageRun =>
  function* (input) {
    for (const doc of input) yield doc === PAUSE ? PAUSE : transform(doc)
  }

function howToFill(given: Value): [string, Value] {
  const [entry] = isDoc(given) ? given : []
  if (!isDoc(given) || given.size !== 1 || !entry || !['value', 'method'].includes(entry[0]))
    throw failedToParse(
      "Each field of $fill.output must be an object with exactly one of 'value' and 'method'",
    )
  return entry
}

function partitionOf(fields: Map<string, Value>): Value | undefined {
  const names = fields.get('partitionByFields')
  if (names === undefined) return fields.get('partitionBy')
  if (fields.has('partitionBy'))
    throw located(6050204, "Maximum one of 'partitionBy' and 'partitionByFields' can be specified in '$fill'")
  if (!Array.isArray(names) || !names.every((field) => typeof field === 'string'))
    throw failedToParse("'$fill.partitionByFields' must be an array of strings")
  return new Map(names.map((field, i) => [`f${i}`, `$${field as string}`]))
}
