import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLockBehind, unlockBehind } from './file-lock.js'
import { PRIVATE_FILE } from './private-files.js'
import { SUM_FILE } from './root-check.js'

const PAUSE_MS = 1
/** An opening takes a few milliseconds. */
const PATIENCE_MS = 10_000
const WAITING = new Int32Array(new SharedArrayBuffer(4))

/**
 * Keeps commits and openings of the files apart. Where lmdb 3.5.6 opens files, it reads which commit is the newest, and
 * notes that a moment later for all processes (`mdb_env_open2` in its mdb.c). What another process has committed
 * meanwhile would be forgotten, and the next commit would be made on an older state. So the engine holds the lock of a
 * file during each commit, and whoever opens the files shares it. Where there are no file locks, nothing keeps them apart.
 */
export class CommitLock {
  private readonly file: number | null
  private taken = false

  constructor(directory: string) {
    this.file = openOr(join(directory, SUM_FILE), constants.O_RDWR | constants.O_CREAT)
  }

  /** @throws Error when another process opens the files and does not come to an end of it. */
  async take(): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !this.mayCommit();) {
      requireTime(end)
      await sleep(PAUSE_MS)
    }
  }

  /** As `take`, but nothing else runs meanwhile. */
  takeNow(): void {
    for (const end = Date.now() + PATIENCE_MS; !this.mayCommit();) pause(end)
  }

  /** Where there is no lock, the commit goes on without. */
  private mayCommit(): boolean {
    const lock = this.file === null || tryLockBehind === null ? null : tryLockBehind(this.file)
    this.taken = lock === true
    return lock !== false
  }

  give(): void {
    if (this.taken && this.file !== null) unlockBehind(this.file)
    this.taken = false
  }

  close(): void {
    if (this.file !== null) closeSync(this.file)
  }
}

/**
 * Opens the files while nobody commits to them.
 * @throws Error when an engine does not come to the end of a commit.
 */
export function openBetweenCommits<T>(directory: string, open: () => T): T {
  // Without the file, as in a copy, no engine has committed here.
  const file = openOr(join(directory, SUM_FILE), constants.O_RDONLY)
  if (file === null) return open()
  try {
    for (const end = Date.now() + PATIENCE_MS; tryLockBehind?.(file, { shared: true }) === false;) pause(end)
    return open()
  } finally {
    closeSync(file)
  }
}

function openOr(path: string, flags: number): number | null {
  try {
    return openSync(path, flags, PRIVATE_FILE)
  } catch {
    return null
  }
}

function pause(end: number): void {
  requireTime(end)
  Atomics.wait(WAITING, 0, 0, PAUSE_MS)
}

function requireTime(end: number): void {
  if (Date.now() > end)
    throw new Error('Another program has been opening the database, or writing to it, for ten seconds.')
}
