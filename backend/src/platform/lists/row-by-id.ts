import { isValidObjectId, type Model } from 'mongoose'

/** The row of an id that a client sent, as plain data; null when there is none, or when it is not an id. */
export async function rowById<T>(model: Model<T>, id: string): Promise<T | null> {
  return isValidObjectId(id) ? model.findById(id).lean<T>() : null
}
