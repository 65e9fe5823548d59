import { type KeyValue } from '../bson/index-key.js'
import { compareSortKeys, sortKeysOf, type SortPart } from '../bson/sort.js'
import { type Collation, type Doc } from '../bson/value.js'
import { watchMemory } from '../pace/memory.js'
import { Runs } from '../pace/runs.js'
import { type Flow, paced, PAUSE } from '../pace/turn.js'
import { HELD_BYTES } from './stage.js'

interface Entry {
  doc: Doc
  keys: KeyValue[]
  order: number
}

type Compare = (a: Entry, b: Entry) => number

function siftUp(heap: Entry[], compare: Compare): void {
  let i = heap.length - 1
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (compare(heap[i] as Entry, heap[parent] as Entry) <= 0) return
    ;[heap[i], heap[parent]] = [heap[parent] as Entry, heap[i] as Entry]
    i = parent
  }
}

function siftDown(heap: Entry[], compare: Compare): void {
  let i = 0
  for (;;) {
    let largest = i
    for (const child of [2 * i + 1, 2 * i + 2]) {
      if (child < heap.length && compare(heap[child] as Entry, heap[largest] as Entry) > 0) largest = child
    }
    if (largest === i) return
    ;[heap[i], heap[largest]] = [heap[largest] as Entry, heap[i] as Entry]
    i = largest
  }
}

/** Keeps only the first `limit` in order: a heap whose root is the last of those kept. */
class First {
  private readonly heap: Entry[] = []

  constructor(
    private readonly limit: number,
    private readonly compare: Compare,
  ) {}

  add(entry: Entry): void {
    if (this.heap.length < this.limit) {
      this.heap.push(entry)
      siftUp(this.heap, this.compare)
    } else if (this.compare(entry, this.heap[0] as Entry) < 0) {
      this.heap[0] = entry
      siftDown(this.heap, this.compare)
    }
  }

  merged(): Entry[] {
    return this.heap.sort(this.compare)
  }
}

/** Sorts, stably; with a limit only that many documents are ever held. */
export function* sortDocs(
  input: Flow<Doc>,
  parts: readonly SortPart[],
  limit: number | null,
  collation?: Collation,
): Flow<Doc> {
  const compare: Compare = (a, b) => compareSortKeys(a.keys, b.keys, parts, collation) || a.order - b.order
  if (limit === 0) return
  const held = limit === null ? new Runs(compare) : new First(limit, compare)
  let order = 0
  for (const doc of input) {
    if (doc === PAUSE) yield PAUSE
    else {
      watchMemory(HELD_BYTES)
      held.add({ doc, keys: sortKeysOf(doc, parts, collation), order: order++ })
    }
  }
  for (const entry of paced(held.merged())) yield entry === PAUSE ? PAUSE : entry.doc
}
