import { hasRoomOutside } from '../pace/memory.js'

/** Room for this many entries at first; the arrays double when they are full. */
const FIRST_ROOM = 1024
/** Each entry takes four bytes each for head, hash and link, and eight for the record id. */
const BYTES_A_VALUE = 20

/**
 * Finds the records of a collection by a value, in a hash table outside the heap. The caller must check
 * each record found, since different values may have the same hash.
 */
export class JoinTable {
  private size = 0
  private room = FIRST_ROOM
  /** The number, counted from 1, of the newest entry for each value of the hash's last bits. */
  private heads = new Int32Array(FIRST_ROOM)
  private hashes = new Int32Array(FIRST_ROOM)
  /** For each entry the one before it with the same last bits. */
  private links = new Int32Array(FIRST_ROOM)
  private records = new Float64Array(FIRST_ROOM)

  /** False when there is no room for another entry: the table is then incomplete and must be dropped. */
  add(key: string, recordId: number): boolean {
    if (this.size === this.room && !this.grow()) return false
    const hash = hashOf(key)
    this.hashes[this.size] = hash
    this.records[this.size] = recordId
    this.link(this.size++)
    return true
  }

  /** The records that may have one of the keys, ascending, each once. */
  find(keys: Iterable<string>): number[] {
    const found: number[] = []
    for (const key of keys) {
      const hash = hashOf(key)
      for (let at = this.heads[hash & (this.room - 1)] as number; at > 0; at = this.links[at - 1] as number) {
        if (this.hashes[at - 1] === hash) found.push(this.records[at - 1] as number)
      }
    }
    return found.sort((a, b) => a - b).filter((recordId, at) => recordId !== found[at - 1])
  }

  private link(at: number): void {
    const slot = (this.hashes[at] as number) & (this.room - 1)
    this.links[at] = this.heads[slot] as number
    this.heads[slot] = at + 1
  }

  private grow(): boolean {
    const room = this.room * 2
    if (!hasRoomOutside(room * BYTES_A_VALUE)) return false
    this.hashes = grown(this.hashes, new Int32Array(room))
    this.records = grown(this.records, new Float64Array(room))
    this.links = new Int32Array(room)
    this.heads = new Int32Array(room)
    this.room = room
    for (let at = 0; at < this.size; at++) this.link(at)
    return true
  }
}

function grown<T extends Int32Array | Float64Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}

/** FNV-1a hash, with its upper bits mixed into the lower ones, which choose the slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
