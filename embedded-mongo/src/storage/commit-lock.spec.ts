import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommitLock, openBetweenCommits } from './commit-lock.js'
import { tryLockBehind, unlockBehind } from './file-lock.js'
import { SUM_FILE } from './root-check.js'

describe('the lock of commits', () => {
  const directory = mkdtempSync(join(tmpdir(), 'commits-'))
  afterAll(() => rmSync(directory, { recursive: true }))

  it('lets a folder without commits, such as a copy, be opened, and leaves nothing in it', () => {
    expect(openBetweenCommits(directory, () => 'opened')).toBe('opened')
    expect(() => openSync(join(directory, SUM_FILE), 'r')).toThrow('ENOENT')
  })

  const keepsApart = async (): Promise<void> => {
    const lock = new CommitLock(directory)
    const other = openSync(join(directory, SUM_FILE), 'r+')
    const mayOpen = (): boolean => {
      const taken = tryLockBehind?.(other, { shared: true }) ?? false
      unlockBehind(other)
      return taken
    }
    const mayCommit = (): boolean => {
      const taken = tryLockBehind?.(other) ?? false
      unlockBehind(other)
      return taken
    }
    await lock.take()
    expect([mayOpen(), mayCommit()]).toEqual([false, false])
    lock.give()
    expect([mayOpen(), mayCommit()]).toEqual([true, true])
    openBetweenCommits(directory, () => expect([mayOpen(), mayCommit()]).toEqual([true, false]))
    lock.takeNow()
    expect(mayOpen()).toBe(false)
    lock.close()
    expect(mayOpen()).toBe(true)
    closeSync(other)
  }
  if (tryLockBehind) it('keeps commits and openings apart, and lets others open at the same time', keepsApart)
  else
    it('locks of commits are not tested here: this system has no locks of files', () => {
      expect(tryLockBehind).toBeNull()
    })
})
