import { BSONRegExp, BSONSymbol, ObjectId } from 'bson'
import { watchMemory } from '../pace/memory.js'
import { identityKey } from './index-key.js'
import { isDoc, type Maybe, type Value } from './value.js'

/** Roughly the memory of a key beside its text. */
const KEY_BYTES = 60

const made = new WeakMap<readonly Value[], ValueSet>()

/** The values of a long list as a set. Regular expressions are left out, since they match and do not equal. */
export class ValueSet {
  /** Whether the list has regular expressions, and whether it has documents. */
  hasPatterns = false
  hasDocuments = false
  private readonly strings = new Set<Maybe>()
  private readonly others = new Set<string | number>()

  /** The set that was made of this list before, if any. */
  static known(values: readonly Value[]): ValueSet | undefined {
    return made.get(values)
  }

  /** Number of values in the list. */
  static of(values: readonly Value[]): ValueSet {
    const known = made.get(values)
    if (known) return known
    const set = new ValueSet()
    for (const value of values) set.add(value)
    return set
  }

  /** Notes that the set holds all values of the list. */
  standFor(values: readonly Value[]): void {
    made.set(values, this)
  }

  add(value: Value): void {
    if (value instanceof BSONRegExp) {
      this.hasPatterns = true
      return
    }
    if (isDoc(value)) this.hasDocuments = true
    watchMemory(KEY_BYTES, this.strings.size + this.others.size)
    if (typeof value === 'string') this.strings.add(value)
    else if (value instanceof BSONSymbol) this.strings.add(value.value)
    else this.others.add(keyOf(value))
  }

  has(candidate: Maybe): boolean {
    if (typeof candidate === 'string') return this.strings.has(candidate)
    if (candidate instanceof BSONSymbol) return this.strings.has(candidate.value)
    return this.others.has(keyOf(candidate ?? null))
  }
}

/** The same key for equal values; cheapest for numbers and strings, the most frequent ones. */
function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value
  if (value instanceof ObjectId) return `o${Buffer.from(value.id).toString('latin1')}`
  const key = identityKey(value)
  return key.startsWith('n') ? Number(key.slice(1)) : key
}
