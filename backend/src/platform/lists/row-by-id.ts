import { isValidObjectId, type Model } from 'mongoose'

/** The row with an id from a client, as plain data; null when there is none or it is not an id. */
export async function rowById<T>(model: Model<T>, id: string): Promise<T | null> {
  return isValidObjectId(id) ? model.findById(id).lean<T>() : null
}
