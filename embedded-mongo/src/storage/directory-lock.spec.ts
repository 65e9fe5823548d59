import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDirectoryLocked, lockDirectory } from './directory-lock.js'

describe('lockDirectory', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lock-'))
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  it('refuses a second opener with a sentence that names the directory', () => {
    const lock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(
      `The database directory ${directory} is already open in process ${process.pid}; stop that process first.`,
    )
    lock.release()
    lockDirectory(directory).release()
  })

  it('takes over from a process that is gone', () => {
    const file = join(directory, 'engine.lock')
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone', token: 'x' }))
    const lock = lockDirectory(directory)
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
    lock.release()
  })

  it('takes over when the process id was given to another process', () => {
    writeFileSync(
      join(directory, 'engine.lock'),
      JSON.stringify({ pid: process.pid, identity: 'started long ago', token: 'x' }),
    )
    lockDirectory(directory).release()
  })

  it('does not believe a lock that was copied with its folder', () => {
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

  it('knows its folder again after it was renamed', () => {
    const [before, after] = [join(directory, 'before'), join(directory, 'after')]
    lockDirectory(before)
    renameSync(before, after)
    expect(() => lockDirectory(after)).toThrow('already open')
  })

  it('believes a lock that names no directory, as older versions wrote them', () => {
    const lock = lockDirectory(directory)
    const file = join(directory, 'engine.lock')
    const { directory: _named, ...older } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    writeFileSync(file, JSON.stringify(older))
    expect(() => lockDirectory(directory)).toThrow('already open')
    lock.release()
  })

  it('takes over an unreadable lock', () => {
    writeFileSync(join(directory, 'engine.lock'), '{ torn')
    lockDirectory(directory).release()
  })
})
