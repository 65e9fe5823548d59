import { watchMemory } from '../pace/memory.js'
import { PAUSE, Turn, type Work } from '../pace/turn.js'
import { ARRAY, DOCUMENT } from './partial.js'
import { Reader, repeatedField } from './reader.js'
import { type Doc, type Value } from './value.js'
import { ValueSet } from './value-set.js'

/** Smaller lists and documents are decoded at once. */
const LARGE_BYTES = 64 * 1024
/** Values between two checks of the turn. */
const BETWEEN_LOOKS = 64
/** Roughly the memory of a decoded value. */
const VALUE_BYTES = 50

const LISTS = ['$in', '$nin']

/** Decodes as `decodeBody` does, with pauses. The long lists of `$in` and `$nin` become sets on the way. */
export function* decodeBodyInTurns(bytes: Buffer): Work<Doc> {
  const decoding = new Decoding(new Reader(bytes))
  const body = yield* decoding.document(1, '$clusterTime')
  decoding.reader.requireAllRead()
  return body
}

class Decoding {
  private turn = new Turn()
  private looks = 0

  constructor(readonly reader: Reader) {}

  *document(depth: number, without?: string): Work<Doc> {
    const { reader } = this
    const doc: Doc = new Map()
    const end = reader.begin(depth)
    let count = 0
    for (let type = reader.type(); type !== 0; type = reader.type()) {
      const name = reader.cstring()
      if (type === DOCUMENT && name === without) doc.set(name, reader.skipDocument())
      else if (this.isLarge(type)) doc.set(name, yield* this.large(type, depth, name))
      else doc.set(name, reader.value(type, depth))
      count += 1
      if (this.isOver()) yield* this.pause()
    }
    if (doc.size !== count) throw repeatedField(without !== undefined)
    reader.requireEnd(end)
    return doc
  }

  private *array(depth: number, name: string): Work<Value[]> {
    const { reader } = this
    const items: Value[] = []
    const set = LISTS.includes(name) ? new ValueSet() : null
    const end = reader.begin(depth)
    for (let type = reader.type(); type !== 0; type = reader.type()) {
      reader.skipName()
      const item = this.isLarge(type) ? yield* this.large(type, depth, '') : reader.value(type, depth)
      watchMemory(VALUE_BYTES, items.length)
      items.push(item)
      set?.add(item)
      if (this.isOver()) yield* this.pause()
    }
    reader.requireEnd(end)
    set?.standFor(items)
    return items
  }

  private isLarge(type: number): boolean {
    return (type === DOCUMENT || type === ARRAY) && this.reader.peekLength() > LARGE_BYTES
  }

  private large(type: number, depth: number, name: string): Work<Value> {
    return type === ARRAY ? this.array(depth + 1, name) : this.document(depth + 1)
  }

  private isOver(): boolean {
    if (++this.looks < BETWEEN_LOOKS) return false
    this.looks = 0
    return this.turn.over
  }

  private *pause(): Work<void> {
    yield PAUSE
    this.turn = new Turn()
  }
}
