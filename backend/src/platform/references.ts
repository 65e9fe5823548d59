import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'

/** Records that staff may delete while nothing refers to them. */
type ReferredKind = 'outlet' | 'product'

/** How many of a module's documents refer to the record; reads inside the deletion's transaction. */
type CountReferences = (id: Types.ObjectId) => Promise<number>

/** Documents that refer to a record. */
export interface Reference {
  /** What they are, as their number is told: "1 stock entry", "12 stock entries". */
  what: string
  count: number
}

/** Name of a kind of document: "stock entry", "stock entries". */
type Naming = readonly [one: string, many: string]

/**
 * Where modules above announce what of theirs refers to a record below, so that its owner can refuse to delete it
 * without knowing them. Whoever adds a reference must write the record in the same transaction: a deletion and a new
 * reference then meet on that document, and one of them starts over.
 */
@Injectable()
export class References {
  private readonly counters: { kind: ReferredKind; naming: Naming; count: CountReferences }[] = []

  /** Called once, from `onModuleInit` of the module that refers. */
  register(kind: ReferredKind, naming: Naming, count: CountReferences): void {
    this.counters.push({ kind, naming, count })
  }

  /** What refers to the record; empty when nothing does. */
  async to(kind: ReferredKind, id: Types.ObjectId): Promise<Reference[]> {
    const found: Reference[] = []
    for (const { naming, count: countReferences } of this.counters.filter((one) => one.kind === kind)) {
      const count = await countReferences(id)
      if (count > 0) found.push({ what: `${count} ${naming[count === 1 ? 0 : 1]}`, count })
    }
    return found
  }
}
