import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDirectoryLocked, lockDirectory, processIdentity } from './directory-lock.js'
import { whereThereAreLocks } from './file-lock.js'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('lockDirectory', () => {
  it('refuses a second opener with a sentence that names the directory', () => {
    const lock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(
      `The database directory ${directory} is already open in process ${process.pid}; stop that process first.`,
    )
    lock.release()
    lockDirectory(directory).release()
  })

  it('takes over the lock of a process that has ended', () => {
    const file = join(directory, 'engine.lock')
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone', token: 'x' }))
    const lock = lockDirectory(directory)
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
    lock.release()
  })

  it('takes over the lock when the process id now belongs to another process', () => {
    writeFileSync(
      join(directory, 'engine.lock'),
      JSON.stringify({ pid: process.pid, identity: 'started long ago', token: 'x' }),
    )
    lockDirectory(directory).release()
  })

  it('ignores a lock file that was copied with its folder', () => {
    const [original, copy] = [join(directory, 'original'), join(directory, 'copy')]
    mkdirSync(original)
    const lock = lockDirectory(original)
    cpSync(original, copy, { recursive: true })
    expect([isDirectoryLocked(original), isDirectoryLocked(copy)]).toEqual([true, false])
    const other = lockDirectory(copy)
    expect(() => lockDirectory(original)).toThrow('already open')
    expect(() => lockDirectory(copy)).toThrow('already open')
    lock.release()
    other.release()
  })

  it('keeps the lock after its folder was renamed', () => {
    const [before, after] = [join(directory, 'before'), join(directory, 'after')]
    lockDirectory(before)
    renameSync(before, after)
    expect(() => lockDirectory(after)).toThrow('already open')
  })

  it('respects the lock of an older program whose process is alive', () => {
    const file = join(directory, 'engine.lock')
    const older = { pid: process.pid, identity: processIdentity(process.pid), token: 'x' }
    writeFileSync(file, JSON.stringify(older))
    expect(isDirectoryLocked(directory)).toBe(true)
    expect(() => lockDirectory(directory)).toThrow('already open')
  })

  it('keeps the lock whatever its file says, since process ids of other containers mean nothing here', () => {
    const lock = lockDirectory(directory)
    const file = join(directory, 'engine.lock')
    const foreign = {
      pid: 2 ** 22 + 1,
      identity: 'of another kernel',
      host: 'c0ffee',
      locked: true,
      token: 'x',
    }
    writeFileSync(file, JSON.stringify(foreign))
    expect(() => lockDirectory(directory)).toThrow(
      `already open in process ${foreign.pid} on c0ffee; stop that process first.`,
    )
    writeFileSync(file, '{ torn')
    expect(() => lockDirectory(directory)).toThrow('already open in another process')
    lock.release()
    expect([existsSync(file), isDirectoryLocked(directory)]).toEqual([false, false])
  })
})

describe('lockDirectory when something is wrong', () => {
  it('notices that its file was removed or its folder moved, and does not remove the lock of another engine', () => {
    const inside = join(directory, 'inside')
    const lock = lockDirectory(inside)
    expect(() => lock.requireHeld()).not.toThrow()
    rmSync(join(inside, 'engine.lock'))
    expect(() => lock.requireHeld()).toThrow(
      `The database directory ${inside} was moved, or its lock file removed`,
    )
    const next = lockDirectory(inside)
    expect(() => lock.requireHeld()).toThrow('another engine may be using it')
    lock.release()
    expect(() => next.requireHeld()).not.toThrow()
    renameSync(inside, join(directory, 'moved'))
    expect(() => next.requireHeld()).toThrow('was moved')
    next.release()
  })

  it('relies on the process id when the system has no file locks', () => {
    const lock = lockDirectory(directory, null)
    expect(isDirectoryLocked(directory, null)).toBe(true)
    expect(() => lockDirectory(directory, null)).toThrow('already open in process')
    expect(() => lockDirectory(directory)).toThrow('already open in process')
    lock.release()
    lockDirectory(directory, null).release()
  })

  it.each(['ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'ENOLCK'])(
    'relies on the process id on a disk without file locks (%s), and warns once',
    (code) => {
      const said: string[] = []
      const tryLock = whereThereAreLocks(
        () => {
          throw Object.assign(new Error(code), { code })
        },
        (text) => void said.push(text),
      )
      const lock = lockDirectory(directory, tryLock)
      expect(said).toEqual([expect.stringContaining(`This disk has no locks of files (${code})`)])
      expect(isDirectoryLocked(directory, tryLock)).toBe(true)
      expect(() => lockDirectory(directory, tryLock)).toThrow('already open in process')
      expect(said).toHaveLength(1)
      lock.release()
      lockDirectory(directory, tryLock).release()
    },
  )

  it('throws any other error of locking', () => {
    const tryLock = whereThereAreLocks(() => {
      throw Object.assign(new Error('no'), { code: 'EBADF' })
    })
    expect(() => lockDirectory(directory, tryLock)).toThrow('no')
  })

  it('takes over a lock file that it cannot read', () => {
    writeFileSync(join(directory, 'engine.lock'), '{ torn')
    lockDirectory(directory).release()
  })
})
