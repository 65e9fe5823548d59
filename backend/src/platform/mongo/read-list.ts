import { type Model, type ProjectionType, type QueryFilter } from 'mongoose'
import { type ListPage, type ListRequest } from '../http/simple-rest.js'

/** One page of a collection and how many rows its filter has in all; plain data. */
export async function readList<T>(
  model: Model<T>,
  { filter: condition, sort, skip, limit }: ListRequest,
  projection: ProjectionType<T> = {},
): Promise<ListPage<T>> {
  const filter = condition as QueryFilter<T>
  const unfiltered = Object.keys(condition).length === 0
  const [rows, total] = await Promise.all([
    model.find(filter, projection).sort(sort).skip(skip).limit(limit).lean<T[]>(),
    unfiltered ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ])
  return { rows, total, skip }
}
