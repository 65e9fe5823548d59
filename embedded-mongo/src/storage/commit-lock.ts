import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLockBehind, unlockBehind } from './file-lock.js'
import { PRIVATE_FILE } from './private-files.js'
import { SUM_FILE } from './root-check.js'

const PAUSE_MS = 1
/** Long enough for many small commits, and so short that nobody who opens the files notices the wait. */
export const HOLD_MS = 20
/** An opening takes a few milliseconds. */
const PATIENCE_MS = 10_000
const WAITING = new Int32Array(new SharedArrayBuffer(4))

/**
 * Keeps commits and openings of the files apart. Where lmdb 3.5.6 opens files, it reads which commit is the newest, and
 * notes that a moment later for all processes (`mdb_env_open2` in its mdb.c). What another process has committed
 * meanwhile would be forgotten, and the next commit would be made on an older state. So the engine holds the lock of a
 * file while it commits, and whoever opens the files shares it. Where there are no file locks, nothing keeps them apart.
 *
 * The lock is held for `HOLD_MS`, so that the commits of that time share it, the checks before the first of them
 * (`begins`) and the notes after the last (`ends`). For each commit alone, these took a third of a small commit's time.
 */
export class CommitLock {
  private readonly file: number | null
  private locked = false
  private committing = false
  /** Set while commits share what is due once. */
  private timer: NodeJS.Timeout | null = null
  private over = false

  /** `begins` is called before the first of the commits, which fails when it throws; `ends` after the last one. */
  constructor(
    directory: string,
    private readonly begins: () => void = () => undefined,
    private readonly ends: () => void = () => undefined,
  ) {
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
    if (!this.timer) {
      const lock = this.file === null || tryLockBehind === null ? null : tryLockBehind(this.file)
      if (lock === false) return false
      this.locked = lock === true
      try {
        this.begins()
      } catch (error) {
        this.unlock()
        throw error
      }
      this.timer = setTimeout(() => {
        this.over = true
        if (!this.committing) this.end()
      }, HOLD_MS).unref()
    }
    this.committing = true
    return true
  }

  /** To be called after each commit. */
  give(): void {
    this.committing = false
    if (this.over) this.end()
  }

  private end(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.over = false
    this.ends()
    this.unlock()
  }

  private unlock(): void {
    if (this.locked && this.file !== null) unlockBehind(this.file)
    this.locked = false
  }

  close(): void {
    if (this.timer) this.end()
    if (this.file !== null) closeSync(this.file)
  }
}

/**
 * Opens the files while nobody commits to them.
 * @throws Error when an engine does not come to the end of its commits.
 */
export async function openBetweenCommits<T>(directory: string, open: () => T): Promise<T> {
  const file = fileOfCommits(directory)
  try {
    for (const end = Date.now() + PATIENCE_MS; !mayOpen(file);) {
      requireTime(end)
      await sleep(PAUSE_MS)
    }
    return open()
  } finally {
    if (file !== null) closeSync(file)
  }
}

/** As `openBetweenCommits`, but nothing else runs meanwhile. */
export function openBetweenCommitsNow<T>(directory: string, open: () => T): T {
  const file = fileOfCommits(directory)
  try {
    for (const end = Date.now() + PATIENCE_MS; !mayOpen(file);) pause(end)
    return open()
  } finally {
    if (file !== null) closeSync(file)
  }
}

/** Null where no engine has committed, as in a copy. */
const fileOfCommits = (directory: string): number | null =>
  openOr(join(directory, SUM_FILE), constants.O_RDONLY)

const mayOpen = (file: number | null): boolean =>
  file === null || tryLockBehind?.(file, { shared: true }) !== false

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
