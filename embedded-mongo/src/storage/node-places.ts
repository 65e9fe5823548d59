const BEYOND = 0xffff

/** Where the nodes of one page begin and end. lmdb keeps them side by side up to the end, each at an even place. */
export class NodePlaces {
  /** By half of the beginning: the page it was noted for, and where the node ends. */
  private readonly notedFor: Uint32Array
  private readonly ends: Uint16Array
  private page = 0
  private first = 0

  constructor(private readonly room: number) {
    this.notedFor = new Uint32Array(room / 2)
    this.ends = new Uint16Array(room / 2)
  }

  /** The next page, whose nodes lie from `first` on. */
  begin(first: number): void {
    this.page = (this.page + 1) >>> 0
    this.first = first
  }

  add(at: number, bytes: number): void {
    this.notedFor[at / 2] = this.page
    this.ends[at / 2] = Math.min(at + bytes + (bytes % 2), BEYOND)
  }

  /** Whether so many nodes fill all that there is, none of them over another. */
  areFilledBy(nodes: number): boolean {
    let at = this.first
    for (let left = nodes; left > 0; left--) {
      if (at >= this.room || this.notedFor[at / 2] !== this.page) return false
      at = this.ends[at / 2] as number
    }
    return at === this.room
  }
}
