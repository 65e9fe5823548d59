import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const RESERVE_FILE = 'reserve'
/** Enough for the pages that a portion of deletes writes anew before it frees others. */
const RESERVE_BYTES = 4 * 1024 ** 2
const FILLED_BYTES = 64 * 1024

/**
 * Disk space kept for deletes: a delete needs new pages before it frees old ones, and a full disk has none
 * left.
 */
export class Reserve {
  private readonly path: string

  constructor(directory: string) {
    this.path = join(directory, RESERVE_FILE)
    this.fill()
  }

  /** Frees the space for `work`, and reserves again afterwards what is left of it. */
  async lendTo(work: () => Promise<void>): Promise<void> {
    this.release()
    try {
      await work()
    } finally {
      this.fill()
    }
  }

  private release(): void {
    try {
      truncateSync(this.path)
    } catch {
      // The file does not exist: the disk was full when the engine opened for the first time.
    }
  }

  /**
   * Fills as much of the file as the disk has room for. The bytes are random, as some disks store no
   * blocks for repeated bytes.
   */
  private fill(): void {
    if ((statSync(this.path, { throwIfNoEntry: false })?.size ?? 0) >= RESERVE_BYTES) return
    try {
      const file = openSync(this.path, 'w', 0o600)
      try {
        const chunk = randomBytes(FILLED_BYTES)
        for (let at = 0; at < RESERVE_BYTES; at += FILLED_BYTES) writeSync(file, chunk, 0, FILLED_BYTES, at)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    } catch {
      // The disk is full: the reserve stays smaller, and deletes are tried all the same.
    }
  }
}
