import { type Model } from 'mongoose'

/** Batch size: a mongoose document takes many times the memory of its data. */
const AT_A_TIME = 250

/** Inserts many documents as `save` would, including defaults and checks, but with little memory. */
export async function insertAll<T>(model: Model<T>, documents: readonly object[]): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_A_TIME)
    await model.insertMany(documents.slice(from, from + AT_A_TIME))
}
