import { isValidObjectId, type Model } from 'mongoose'
import { NotFound } from '../../kernel/errors/errors.js'

/** The row with an id that a client sent, as plain data; null when no row has it or it is not an id. */
export async function rowById<T>(model: Model<T>, id: string): Promise<T | null> {
  return isValidObjectId(id) ? model.findById(id).lean<T>() : null
}

/** As `rowById`. @param what begins the sentence: "The expense". @throws NotFound */
export async function rowOrNotFound<T>(model: Model<T>, id: string, what: string): Promise<T> {
  const row = await rowById(model, id)
  if (!row) throw new NotFound(what)
  return row
}
