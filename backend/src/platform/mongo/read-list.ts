import { type Model, type ProjectionType, type QueryFilter } from 'mongoose'
import { type Condition } from '../http/simple-rest.js'

export interface Rows<T> {
  rows: T[]
  total: number
}

/** One page of a collection and how many rows its filter has in all; plain data. */
export async function readList<T>(
  model: Model<T>,
  request: { filter: Condition; sort: Record<string, 1 | -1>; skip: number; limit: number },
  projection: ProjectionType<T> = {},
): Promise<Rows<T>> {
  const filter = request.filter as QueryFilter<T>
  const unfiltered = Object.keys(request.filter).length === 0
  const [rows, total] = await Promise.all([
    model.find(filter, projection).sort(request.sort).skip(request.skip).limit(request.limit).lean<T[]>(),
    unfiltered ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ])
  return { rows, total }
}
