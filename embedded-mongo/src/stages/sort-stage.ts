import { type KeyValue } from '../bson/index-key.js'
import { compareSortKeys, sortKeysOf, type SortPart } from '../bson/sort.js'
import { type Collation, type Doc } from '../bson/value.js'

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
function topK(entries: Iterable<Entry>, limit: number, compare: Compare): Entry[] {
  const heap: Entry[] = []
  for (const entry of entries) {
    if (heap.length < limit) {
      heap.push(entry)
      siftUp(heap, compare)
    } else if (compare(entry, heap[0] as Entry) < 0) {
      heap[0] = entry
      siftDown(heap, compare)
    }
  }
  return heap.sort(compare)
}

/** Sorts, stably; with a limit only that many documents are ever held. */
export function* sortDocs(
  input: Iterable<Doc>,
  parts: readonly SortPart[],
  limit: number | null,
  collation?: Collation,
): Iterable<Doc> {
  const compare: Compare = (a, b) => compareSortKeys(a.keys, b.keys, parts, collation) || a.order - b.order
  let order = 0
  const entries = function* (): Iterable<Entry> {
    for (const doc of input) yield { doc, keys: sortKeysOf(doc, parts, collation), order: order++ }
  }
  if (limit === 0) return
  const sorted = limit === null ? [...entries()].sort(compare) : topK(entries(), limit, compare)
  for (const { doc } of sorted) yield doc
}
