import { type Types } from 'mongoose'
import { Registry } from './registry.js'

/** One kind of documents that refer to a record. */
interface Referring {
  /** Name of one document of this kind: "stock entry". */
  one: string
  /** Counts the documents that refer to the record; called inside the deletion's transaction. */
  count: (id: Types.ObjectId) => Promise<number>
}

/** The documents of one kind that refer to a record. */
export interface Reference {
  /** The count with the name: "1 stock entry", "12 stock entries". */
  what: string
  count: number
}

/**
 * Modules above register here which of their documents refer to a record, under a plural name ("stock
 * entries"). So the record's owner can refuse to delete it without knowing those modules. Code that adds a
 * reference must also write the record in the same transaction: then a deletion and a new reference
 * conflict, and one of them starts over.
 */
export abstract class References extends Registry<Record<string, Referring>> {
  /** Counts the documents that refer to the record, by kind. */
  async to(id: Types.ObjectId): Promise<Reference[]> {
    const found: Reference[] = []
    for (const [many, { one, count: countReferences }] of this.shares()) {
      const count = await countReferences(id)
      if (count > 0) found.push({ what: `${count} ${count === 1 ? one : many}`, count })
    }
    return found
  }
}
