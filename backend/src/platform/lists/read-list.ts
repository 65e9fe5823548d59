import { type Model, type ProjectionType, type QueryFilter } from 'mongoose'
import { type Condition, type ListPage, type ListRequest } from './simple-rest.js'

/** How long the total of a long list is cached: with thousands of rows, one more or less does not matter. */
const KEPT_MS = 1000
const LONG = 10_000

interface KeptTotal {
  total: number
  since: number
}

const keptTotals = new WeakMap<object, KeptTotal>()

async function totalOf<T>(model: Model<T>): Promise<number> {
  const kept = keptTotals.get(model)
  if (kept && performance.now() - kept.since < KEPT_MS) return kept.total
  const since = performance.now()
  const total = await model.estimatedDocumentCount()
  if (total >= LONG) keptTotals.set(model, { total, since })
  return total
}

/** One page of a collection as plain data, and the number of rows that match the filter. */
export async function readList<T>(
  model: Model<T>,
  { filter: condition, sort, skip, limit }: ListRequest,
  projection: ProjectionType<T> = {},
): Promise<ListPage<T>> {
  const filter = condition as QueryFilter<T>
  const unfiltered = Object.keys(condition).length === 0
  const rows = await model.find(filter, projection).sort(sort).skip(skip).limit(limit).lean<T[]>()
  // A page that is not full is the last one, so the total is known.
  const isLast = rows.length < limit && (rows.length > 0 || skip === 0)
  if (isLast) return { rows, total: skip + rows.length, skip }
  return { rows, total: unfiltered ? await totalOf(model) : await model.countDocuments(filter), skip }
}

/** How many rows match each of the filters, in their order; each is counted from its index, as a list's total is. */
export async function countMatches<T>(model: Model<T>, filters: readonly Condition[]): Promise<number[]> {
  return Promise.all(filters.map((filter) => model.countDocuments(filter as QueryFilter<T>)))
}
