import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from './directory-lock.js'

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

  it('takes over an unreadable lock', () => {
    writeFileSync(join(directory, 'engine.lock'), '{ torn')
    lockDirectory(directory).release()
  })
})
