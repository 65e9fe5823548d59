import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { processIdentity } from './process-identity.js'

interface Holder {
  pid: number
  identity: string
  token: string
}

export interface DirectoryLock {
  release(): void
}

const LOCK_FILE = 'engine.lock'
const ATTEMPTS = 20

/**
 * Takes the directory for this process alone. A holder that died, however it died, holds nothing: the lock names its
 * process by id and start time. Throws a sentence naming the directory when another engine has it open.
 */
export const lockDirectory = (directory: string): DirectoryLock => {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, LOCK_FILE)
  const own: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
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

/** Linking is atomic: of several contenders exactly one succeeds. */
const acquire = (path: string, draft: string, directory: string): void => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      linkSync(draft, path)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(path)
    if (holder && isAlive(holder)) {
      throw new Error(
        `The database directory ${directory} is already open in process ${holder.pid}; stop that process first.`,
      )
    }
    clearStale(path, holder)
  }
  throw new Error(`The database directory ${directory} could not be locked; another process keeps taking it.`)
}

/** Moves the dead holder's file aside; when a rival was faster and this moved the rival's fresh lock, puts it back. */
const clearStale = (path: string, stale: Holder | null): void => {
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
      // Taken again meanwhile: the next attempt sees by whom.
    }
  }
  rmSync(aside, { force: true })
}

const isAlive = (holder: Holder): boolean => processIdentity(holder.pid) === holder.identity

const readHolder = (path: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}
