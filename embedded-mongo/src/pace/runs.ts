/** Length of a run: sorting it takes a few milliseconds. */
const RUN = 2048

interface Head<T> {
  run: readonly T[]
  at: number
}

/** Sorts many items in runs, so that no single step takes long. `compare` must never return 0. */
export class Runs<T> {
  private readonly full: T[][] = []
  private last: T[] = []

  constructor(private readonly compare: (a: T, b: T) => number) {}

  add(item: T): void {
    if (this.last.push(item) < RUN) return
    this.full.push(this.last.sort(this.compare))
    this.last = []
  }

  /** Returns all items in order. No item may be added afterwards. */
  *merged(): Generator<T> {
    const runs = [...this.full, this.last.sort(this.compare)].filter((run) => run.length > 0)
    if (runs.length < 2) {
      yield* runs[0] ?? []
      return
    }
    const heap: Head<T>[] = runs.map((run) => ({ run, at: 0 }))
    for (let at = (heap.length >> 1) - 1; at >= 0; at--) this.sink(heap, at)
    for (let head = heap[0]; head; head = heap[0]) {
      yield head.run[head.at++] as T
      if (head.at === head.run.length) {
        const end = heap.pop() as Head<T>
        if (heap.length > 0) heap[0] = end
      }
      this.sink(heap, 0)
    }
  }

  /** Moves an item down the binary heap until both its children come later in order. */
  private sink(heap: Head<T>[], from: number): void {
    let at = from
    for (;;) {
      let first = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && this.before(heap[child] as Head<T>, heap[first] as Head<T>)) first = child
      }
      if (first === at) return
      ;[heap[at], heap[first]] = [heap[first] as Head<T>, heap[at] as Head<T>]
      at = first
    }
  }

  private before(a: Head<T>, b: Head<T>): boolean {
    return this.compare(a.run[a.at] as T, b.run[b.at] as T) < 0
  }
}
