import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './process-identity.js'

interface Holder {
  pid: number
  identity: string
  /** Which directory it is, whatever its path: a lock that was copied along with its folder holds nothing. */
  directory?: string
  token: string
}

export interface DirectoryLock {
  release(): void
}

const LOCK_FILE = 'engine.lock'
const ATTEMPTS = 20

/**
 * Takes the directory for this process alone. The lock names its process by id and start time, and the directory by its
 * inode: the lock of a dead process, or one in a copy of the folder, counts for nothing. Throws a message that names the directory when another engine has it open.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, LOCK_FILE)
  const own: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
    directory: directoryIdentity(directory),
    token: randomUUID(),
  }
  const draft = `${path}.${own.token}`
  writeFileSync(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 })
  try {
    acquire(path, draft, directory)
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    release: () => {
      if (readHolder(path)?.token === own.token) rmSync(path, { force: true })
    },
  }
}

/** Linking is atomic: of several processes exactly one succeeds. */
function acquire(path: string, draft: string, directory: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      linkSync(draft, path)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(path)
    if (holder && holds(holder, directory)) {
      throw new Error(
        `The database directory ${directory} is already open in process ${holder.pid}; stop that process first.`,
      )
    }
    clearStale(path, holder)
  }
  throw new Error(`The database directory ${directory} could not be locked; another process keeps taking it.`)
}

/** Moves the dead process's file aside. Puts it back when it turns out to be the new lock of a faster process. */
function clearStale(path: string, stale: Holder | null): void {
  const aside = `${path}.stale.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = readHolder(aside)
  if (moved && moved.token !== stale?.token) {
    try {
      linkSync(aside, path)
    } catch {
      // Another process took it meanwhile: the next attempt sees which one.
    }
  }
  rmSync(aside, { force: true })
}

/** Whether an engine has the directory open now. */
export function isDirectoryLocked(directory: string): boolean {
  const holder = readHolder(join(directory, LOCK_FILE))
  return holder !== null && holds(holder, directory)
}

/** A lock of an older version does not name its directory; it is believed. */
const holds = (holder: Holder, directory: string): boolean =>
  processIdentity(holder.pid) === holder.identity &&
  (holder.directory ?? directoryIdentity(directory)) === directoryIdentity(directory)

function directoryIdentity(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true })
  return `${dev}:${ino}`
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}
