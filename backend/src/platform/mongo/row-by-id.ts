import { isValidObjectId, type Model } from 'mongoose'

/** The row of an id as a client sent it, plain data; null where there is none, or where it is no id. */
export async function rowById<T>(model: Model<T>, id: string): Promise<T | null> {
  return isValidObjectId(id) ? model.findById(id).lean<T>() : null
}
