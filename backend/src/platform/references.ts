import { type Types } from 'mongoose'
import { Registry } from './registry.js'

/** Documents of one kind that refer to a record. */
interface Referring {
  /** Their name when there is one of them: "stock entry". */
  one: string
  /** How many of them refer to the record; reads inside the deletion's transaction. */
  count: (id: Types.ObjectId) => Promise<number>
}

/** Documents that refer to a record. */
export interface Reference {
  /** The name of what they are, with its number: "1 stock entry", "12 stock entries". */
  what: string
  count: number
}

/**
 * Modules above register here which of their records refer to a record, under a plural name ("stock entries"). So the
 * owner of the record can refuse to delete it without knowing them. Whoever adds a reference must write the record in
 * the same transaction. Then a deletion and a new reference conflict on that document, and one of them starts over.
 */
export abstract class References extends Registry<Record<string, Referring>> {
  /** What refers to the record; empty when nothing does. */
  async to(id: Types.ObjectId): Promise<Reference[]> {
    const found: Reference[] = []
    for (const [many, { one, count: countReferences }] of this.shares()) {
      const count = await countReferences(id)
      if (count > 0) found.push({ what: `${count} ${count === 1 ? one : many}`, count })
    }
    return found
  }
}
