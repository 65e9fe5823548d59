import { statfsSync } from 'node:fs'

/** Room that is kept free for deletes, which need pages before they free any. */
const FULL_BELOW_BYTES = 4 * 1024 ** 2
/** A write takes about three times its own bytes, since pages of indexes and of the tree are written too. */
const PAGES_FACTOR = 3
/** What the disk has left is believed for so long: asking for it costs as much as a tenth of a small commit. */
export const BELIEVED_MS = 20

/** Whether the disk has too little room left for any write but a delete. */
export const isDiskFull = (directory: string): boolean => freeBytes(directory) < FULL_BELOW_BYTES

/** Endless where the system does not tell. */
function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return Infinity
  }
}

/** The free space of the disk when it was last asked, less what commits may have taken since. */
export class FreeSpace {
  private left = 0
  private believedUntil = 0

  constructor(private readonly directory: string) {}

  /** Whether a commit that brings so many bytes leaves enough for deletes. When true, the bytes are taken off what is left. */
  take(bytes: number): boolean {
    const wanted = bytes * PAGES_FACTOR
    const now = performance.now()
    if (now >= this.believedUntil || this.left - wanted < FULL_BELOW_BYTES) {
      this.left = freeBytes(this.directory)
      this.believedUntil = now + BELIEVED_MS
    }
    const isEnough = this.left - wanted >= FULL_BELOW_BYTES
    if (isEnough) this.left -= wanted
    return isEnough
  }
}
