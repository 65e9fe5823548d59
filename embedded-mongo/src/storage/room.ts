import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FILE } from './data-file.js'
import { PAGE_BYTES } from './page.js'
import { newestHeader } from './root-check.js'

/**
 * Written again and again to make the file longer. Linux 6.16 and later keeps what is written at once together in memory
 * (a folio): with pieces of 256 kB, the small commits into them took a sixth more processor time.
 */
const PIECE = Buffer.alloc(16 * 1024)
/** Made beside what is asked for, so that few commits make any. */
const AHEAD_BYTES = 1024 ** 2
/** Of the branches of trees, and of lmdb's list of free pages. */
const FOR_BRANCHES_BYTES = 64 * 1024
/** More changes than these pages have lie close together. */
const MOST_TOUCHED_BYTES = 3 * 1024 ** 2

/** How many keys a commit changes, and the bytes that it brings. */
export interface Weight {
  changes: number
  brought: number
}

/**
 * Pages at the end of the data file that commits to come may use. So a full disk shows here, and not while lmdb writes a
 * page: the message that lmdb 3.5.6 makes of that may be longer than the memory that it takes for it (`mdb_page_flush`
 * in its mdb.c), and the process ends sooner or later.
 */
export class Room {
  private readonly path: string
  /** What is left of the room that was seen last. */
  private left = 0
  /** A commit has failed: the next one is made once the file could become longer, so that lmdb meets no full disk twice. */
  private mustGrow = false

  constructor(directory: string) {
    this.path = join(directory, DATA_FILE)
  }

  /**
   * Makes room for a commit of this weight, to be called before it. Each change may lie on a page of its own, and a page
   * that is split is half full.
   * @returns whether the file may have become longer
   * @throws the system's error when the disk has none.
   */
  make({ changes, brought }: Weight): boolean {
    const touched = Math.min(changes * PAGE_BYTES, MOST_TOUCHED_BYTES)
    const bytes = touched + 2 * brought + FOR_BRANCHES_BYTES
    const wants = this.left < bytes
    if (wants) this.left = this.widened(bytes)
    this.left -= bytes
    return wants
  }

  /** To be called when a commit has failed. */
  failed(): void {
    this.left = 0
    this.mustGrow = true
  }

  /** @returns the room that there is now */
  private widened(bytes: number): number {
    const file = openSync(this.path, 'r+')
    try {
      const newest = newestHeader(file)
      if (!newest) return bytes
      const used = (newest.lastPage + 1) * PAGE_BYTES
      let end = fstatSync(file).size
      if (this.mustGrow) end += writeSync(file, PIECE, 0, PIECE.length, end)
      this.mustGrow = false
      if (end < used + bytes)
        while (end < used + bytes + AHEAD_BYTES) end += writeSync(file, PIECE, 0, PIECE.length, end)
      return end - used
    } finally {
      closeSync(file)
    }
  }
}
