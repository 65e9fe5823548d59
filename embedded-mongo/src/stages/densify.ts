import { compareValues } from '../bson/compare.js'
import { parseSort } from '../bson/sort.js'
import { type Doc, type EvalContext, isDoc, type Maybe, typeName, type Value } from '../bson/value.js'
import { located, typeMismatch } from '../errors/mongo-error.js'
import { checkFieldPath } from '../expressions/expression.js'
import { keyOf } from '../expressions/sets.js'
import { watchMemory } from '../pace/memory.js'
import { type Flow, paced, PAUSE } from '../pace/turn.js'
import { isBefore, parseRange, type Place, type Range } from './densify-range.js'
import { sortDocs } from './sort-stage.js'
import { type StageFactory, stageFields, withValueAt } from './stage.js'

/** The server's `internalQueryMaxAllowedDensifyDocs`. */
const MOST_GENERATED = 500_000
/** Roughly the memory of a remembered partition. */
const PARTITION_BYTES = 500

/** Adds documents between those of the input, at steps without one. */
export const densify: StageFactory = (spec, { ctx }, name) => {
  const fields = stageFields(spec, name, ['field', 'range'], ['partitionByFields'])
  const field = pathOf(fields.get('field') as Value, `${name}.field`)
  const range = parseRange(fields.get('range') as Value, name)
  const partitions = partitionsOf(fields.get('partitionByFields'), field, name)
  if (range.bounds === 'partition' && partitions.length === 0)
    throw located(
      5733408,
      "One cannot specify the bounds as 'partition' without specifying a non-empty array of partitionByFields. You may have meant to specify 'full' bounds.",
    )
  // With full bounds all partitions are filled side by side, else one after another.
  const order = range.bounds === 'full' ? [field] : [...partitions, field]
  const parts = parseSort(new Map(order.map((path) => [path, 1])))
  return (input) =>
    new Densifier(field, partitions, range, ctx).fill(sortDocs(input, parts, null, ctx.collation))
}

function pathOf(path: Value, name: string): string {
  if (typeof path !== 'string')
    throw typeMismatch(`BSON field '${name}' is the wrong type '${typeName(path)}', expected type 'string'`)
  checkFieldPath(path)
  return path
}

function partitionsOf(given: Maybe, field: string, name: string): string[] {
  if (given === undefined) return []
  if (!Array.isArray(given))
    throw typeMismatch(
      `BSON field '${name}.partitionByFields' is the wrong type '${typeName(given)}', expected type 'array'`,
    )
  return given.map((path, at) => {
    const partition = pathOf(path, `${name}.partitionByFields.${at}`)
    if (partition === field || partition.startsWith(`${field}.`))
      throw located(
        8993000,
        `BSON field '${name}.partitionByFields' contains the field that is being densified`,
      )
    if (field.startsWith(`${partition}.`))
      throw located(
        9554500,
        `The field that is being densified contains the BSON field '${name}.partitionByFields'`,
      )
    return partition
  })
}

/** The state of one partition: its fields, and the last step with a document. */
interface Partition {
  fields: Doc
  /** The last step with a document; null before the first. */
  current: Place | null
}

class Densifier {
  private readonly path: readonly string[]
  private readonly partitions = new Map<string, Partition>()
  private least: Place | null = null
  private greatest: Place | null = null
  private generated = 0

  constructor(
    field: string,
    private readonly partitionBy: readonly string[],
    private readonly range: Range,
    private readonly ctx: EvalContext,
  ) {
    this.path = field.split('.')
    if (partitionBy.length === 0) this.partitions.set('', { fields: new Map(), current: null })
  }

  *fill(input: Flow<Doc>): Flow<Doc> {
    for (const doc of input) {
      const value = doc === PAUSE ? null : valueAt(doc, this.path)
      if (doc === PAUSE || value === null || value === undefined) yield doc
      else yield* this.upTo(doc, this.range.check(value))
    }
    yield* this.atTheEnd()
  }

  /** Yields documents for the empty steps before a document, then the document. */
  private *upTo(doc: Doc, place: Place): Flow<Doc> {
    const partition = this.partitionOf(doc)
    const { range } = this
    this.least ??= place
    if (this.greatest === null || isBefore(this.greatest, place)) this.greatest = place
    if (Array.isArray(range.bounds)) yield* this.within(partition, place, range.bounds as [Place, Place])
    else if (partition.current === null && this.isBeginning(place)) partition.current = place
    else {
      partition.current ??= range.before(this.least)
      yield* this.stepsTo(partition, place, place)
    }
    yield doc
  }

  private isBeginning(place: Place): boolean {
    return !this.goesBackToLeast || compareValues(place, this.least) === 0
  }

  /** Whether each partition starts at the first position of the whole input. */
  private get goesBackToLeast(): boolean {
    return this.range.bounds === 'full' && this.partitionBy.length > 0
  }

  private *within(partition: Partition, place: Place, [low, high]: readonly [Place, Place]): Flow<Doc> {
    const isFirst = partition.current === null
    if (compareValues(place, low) === 0) partition.current = place
    const current = (partition.current ??= this.range.before(low))
    if (!isBefore(low, place)) return
    const isPast = !isBefore(place, high)
    if (isPast && !isFirst && !isBefore(this.range.next(current), high)) return
    yield* this.stepsTo(partition, place, isPast ? high : place)
  }

  /** Documents from the last step up to `end`; `place` is the next document's position if it is on a step. */
  private *stepsTo(partition: Partition, place: Place, end: Place): Flow<Doc> {
    const next = this.range.next(partition.current as Place)
    const order = compareValues(place, next)
    if (order === 0) partition.current = place
    if (order <= 0) return
    yield* this.generate(partition, next, end)
    const current = partition.current as Place
    const isNext = Array.isArray(this.range.bounds)
      ? this.range.isOnStep(place, current)
      : compareValues(this.range.next(current), place) === 0
    if (isNext) partition.current = place
  }

  /** Adds the documents from `from` up to `end`; the caller has checked that there is one. */
  private *generate(partition: Partition, from: Place, end: Place): Flow<Doc> {
    requireFree(partition.fields, this.path)
    yield* paced(this.steps(partition, from, end))
  }

  private *steps(partition: Partition, from: Place, end: Place): Iterable<Doc> {
    let place = from
    do {
      if (++this.generated > MOST_GENERATED)
        throw located(
          5897900,
          `Generated ${this.generated} documents in $densify, which is over the limit of ${MOST_GENERATED}. Increase the 'internalQueryMaxAllowedDensifyDocs' parameter to allow more generated documents`,
        )
      partition.current = place
      yield withValueAt(partition.fields, this.path, place)
      place = this.range.next(place)
    } while (isBefore(place, end))
  }

  private *atTheEnd(): Flow<Doc> {
    const { bounds } = this.range
    if (Array.isArray(bounds)) {
      const [low, high] = bounds as [Place, Place]
      for (const partition of this.partitions.values()) yield* this.rest(partition, high, low)
    } else if (this.goesBackToLeast && this.least !== null && this.greatest !== null) {
      const { least, greatest } = this
      const end = this.range.isOnStep(greatest, least) ? this.range.next(greatest) : greatest
      for (const partition of this.partitions.values()) yield* this.rest(partition, end, least)
    }
  }

  private *rest(partition: Partition, end: Place, low: Place): Flow<Doc> {
    const isNew = partition.current === null
    const next = partition.current === null ? low : this.range.next(partition.current)
    // A step back and one forward may end before `low`: a month before the 31st and a month after can be the 30th.
    const from = this.partitionBy.length > 0 && isBefore(next, low) ? low : next
    if (isNew || isBefore(from, end)) yield* this.generate(partition, from, end)
  }

  private partitionOf(doc: Doc): Partition {
    if (this.partitionBy.length === 0) return this.partitions.get('') as Partition
    let fields: Doc = new Map()
    for (const path of this.partitionBy) {
      const parts = path.split('.')
      const value = valueAt(doc, parts)
      if (value !== undefined) fields = withValueAt(fields, parts, value)
    }
    const key = keyOf(fields, this.ctx)
    let partition = this.partitions.get(key)
    if (!partition) {
      watchMemory(PARTITION_BYTES, this.partitions.size)
      this.partitions.set(key, (partition = { fields, current: null }))
    }
    return partition
  }
}

function valueAt(doc: Doc, path: readonly string[]): Maybe {
  let at: Maybe = doc
  for (const name of path) at = isDoc(at) ? at.get(name) : undefined
  return at
}

/** Generated documents have the fields of their partition: the densified one must have room among them. */
function requireFree(fields: Doc, path: readonly string[]): void {
  let at: Maybe = fields
  for (const [depth, name] of path.entries()) {
    at = isDoc(at) ? at.get(name) : undefined
    if (at === undefined) return
    if (Array.isArray(at)) throw located(5733307, '$densify cannot generate fields nested inside arrays')
    if (!isDoc(at) && depth < path.length - 1)
      throw located(5733308, '$densify cannot overwrite non-object values with objects')
  }
}
