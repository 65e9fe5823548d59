import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type TryLock, tryLockFile } from './file-lock.js'

/** Who holds the lock: for the error message to others, and for systems without file locks. */
interface Holder {
  pid: number
  identity: string
  /** The machine or the container. */
  host?: string
  /** Identity of the directory, whatever its path, since a lock file that was copied with its folder does not count. */
  directory?: string
  /** The operating system holds the lock: when it is free, the holder is gone. */
  locked?: boolean
  token: string
}

export interface DirectoryLock {
  /** The last engine here ended without giving the directory back. */
  readonly wasLeft: boolean
  /** @throws Error with a readable message when the lock file is not the one that was locked: another engine may be here. */
  requireHeld(): void
  release(): void
  /** As when the process dies: the next engine is told that the directory was left. */
  leave(): void
}

const LOCK_FILE = 'engine.lock'
/** The lock is tried several times, since `isDirectoryLocked` of another process takes it for a moment. */
const ATTEMPTS = 5
const PAUSE_MS = 40

/**
 * Takes the directory for this engine alone, by the operating system's lock of a file in it. If there is no such lock,
 * the process that the file names counts as owner while it lives on this machine. The store itself accepts writes only
 * from the engine that opened it last.
 * @throws Error with a readable message that names the directory when another engine has it open.
 */
export function lockDirectory(directory: string, tryLock: TryLock | null = tryLockFile): DirectoryLock {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, LOCK_FILE)
  for (let attempt = 1; ; attempt++) {
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    try {
      const taken = take(file, directory, tryLock)
      if (taken && isAt(path, fstatSync(file, { bigint: true }))) {
        const wasLeft = readHolder(path) !== null
        describeHolder(file, directory, taken.locked)
        return { wasLeft, ...heldLock(path, file, directory) }
      }
      if (attempt === ATTEMPTS) throw new Error(refusal(directory, readHolder(path)))
    } catch (error) {
      closeSync(file)
      throw error
    }
    closeSync(file)
    pause()
  }
}

/** Whether an engine has the directory open now. */
export function isDirectoryLocked(directory: string, tryLock: TryLock | null = tryLockFile): boolean {
  let file: number
  try {
    file = openSync(join(directory, LOCK_FILE), 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  try {
    return take(file, directory, tryLock && ((opened) => tryLock(opened, { shared: true }))) === null
  } finally {
    closeSync(file)
  }
}

/**
 * Takes the lock; null when another engine holds it. `locked` is true when the operating system holds the
 * lock.
 */
function take(file: number, directory: string, tryLock: TryLock | null): { locked: boolean } | null {
  const lock = tryLock ? tryLock(file) : null
  if (lock === false) return null
  const locked = lock === true
  const holder = readHolder(file)
  return holder === null || (holder.locked === true && locked) || !lives(holder, directory)
    ? { locked }
    : null
}

/** Compares process id, start time and the directory's inode. Locks of older programs do not name their directory. */
const lives = (holder: Holder, directory: string): boolean =>
  processIdentity(holder.pid) === holder.identity &&
  (holder.directory ?? directoryIdentity(directory)) === directoryIdentity(directory)

function heldLock(path: string, file: number, directory: string): Omit<DirectoryLock, 'wasLeft'> {
  let held = true
  const own = fstatSync(file, { bigint: true })
  const leave = (): void => {
    if (held) closeSync(file)
    held = false
  }
  return {
    requireHeld: () => {
      if (isAt(path, own)) return
      throw new Error(
        `The database directory ${directory} was moved, or its lock file removed: another engine may be using it. This one has stopped.`,
      )
    },
    release: () => {
      // The file is removed before it is unlocked, so that a process that has opened it meanwhile notices
      // the removal.
      if (held && isAt(path, own)) rmSync(path, { force: true })
      leave()
    },
    leave,
  }
}

function describeHolder(file: number, directory: string, locked: boolean): void {
  const own: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
    host: hostname(),
    directory: directoryIdentity(directory),
    locked,
    token: randomUUID(),
  }
  ftruncateSync(file)
  writeSync(file, JSON.stringify(own), 0)
}

function refusal(directory: string, holder: Holder | null): string {
  const elsewhere = holder?.host !== undefined && holder.host !== hostname() ? ` on ${holder.host}` : ''
  const who = holder ? `process ${holder.pid}${elsewhere}` : 'another process'
  return `The database directory ${directory} is already open in ${who}; stop that process first.`
}

function isAt(path: string, own: BigIntStats): boolean {
  const there = statSync(path, { bigint: true, throwIfNoEntry: false })
  return there?.ino === own.ino && there.dev === own.dev
}

function directoryIdentity(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true })
  return `${dev}:${ino}`
}

function readHolder(file: string | number): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
}

/**
 * Text that identifies one process: its id and its start time, since ids are reused. Null when no such
 * process runs.
 */
export const processIdentity = (pid: number): string | null => linuxIdentity(pid) ?? otherIdentity(pid)

function linuxIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces and brackets; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot} ${fields[19]}`
  } catch {
    return null
  }
}

function otherIdentity(pid: number): string | null {
  if (process.platform === 'linux') return null
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || 'running'
  } catch {
    return 'running'
  }
}
