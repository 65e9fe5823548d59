import { requireThat } from './page.js'

const HEADERS = 2

/** Two bits for each page of a file, in use and free: no page may be both, or be in use twice. */
export class PageUse {
  private readonly taken: Uint8Array
  private readonly given: Uint8Array

  constructor(private readonly lastPage: number) {
    this.taken = new Uint8Array((lastPage >> 3) + 1)
    this.given = new Uint8Array((lastPage >> 3) + 1)
  }

  /** Marks pages as in use by a tree. */
  take(first: number, pages: number): void {
    this.requireThere(first, pages)
    for (let page = first; page < first + pages; page++) {
      requireThat(!isSet(this.taken, page), `page ${page} is reached from it and from another`)
      requireThat(!isSet(this.given, page), `page ${page} is reached from it, and listed as free`)
      set(this.taken, page)
    }
  }

  /** Marks pages as listed free. A page listed twice is no fault: lmdb skips the second. */
  free(first: number, pages: number): void {
    this.requireThere(first, pages)
    for (let page = first; page < first + pages; page++) {
      requireThat(!isSet(this.taken, page), `it lists page ${page} as free, which is used`)
      set(this.given, page)
    }
  }

  private requireThere(first: number, pages: number): void {
    const last = first + pages - 1
    requireThat(
      pages > 0 && first >= HEADERS && last <= this.lastPage,
      `it leads to page ${last}, which is not there`,
    )
  }
}

const isSet = (bits: Uint8Array, page: number): boolean =>
  ((bits[page >> 3] as number) & (1 << (page & 7))) !== 0

function set(bits: Uint8Array, page: number): void {
  bits[page >> 3] = (bits[page >> 3] as number) | (1 << (page & 7))
}
