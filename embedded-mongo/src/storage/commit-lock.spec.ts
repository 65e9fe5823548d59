import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommitLock, HOLD_MS, openBetweenCommits, openBetweenCommitsNow } from './commit-lock.js'
import { tryLockBehind, unlockBehind } from './file-lock.js'
import { SUM_FILE } from './root-check.js'

describe('the lock of commits', () => {
  const directory = mkdtempSync(join(tmpdir(), 'commits-'))
  afterAll(() => rmSync(directory, { recursive: true }))

  it('lets a folder without commits, such as a copy, be opened, and leaves nothing in it', async () => {
    expect(await openBetweenCommits(directory, () => 'opened')).toBe('opened')
    expect(openBetweenCommitsNow(directory, () => 'opened')).toBe('opened')
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
    await openBetweenCommits(directory, () => expect([mayOpen(), mayCommit()]).toEqual([true, false]))
    expect([mayOpen(), mayCommit()]).toEqual([true, true])
    openBetweenCommitsNow(directory, () => expect([mayOpen(), mayCommit()]).toEqual([true, false]))
    lock.takeNow()
    expect(mayOpen()).toBe(false)
    lock.close()
    expect(mayOpen()).toBe(true)
    closeSync(other)
  }

  it('checks before the first and notes after the last of the commits that share the lock', async () => {
    const told: string[] = []
    const lock = new CommitLock(
      directory,
      () => told.push('begins'),
      () => told.push('ends'),
    )
    for (const commit of ['first', 'second']) {
      await lock.take()
      told.push(commit)
      lock.give()
    }
    await openBetweenCommits(directory, () => told.push('opened'))
    lock.takeNow()
    lock.close()
    expect(told).toEqual(['begins', 'first', 'second', 'ends', 'opened', 'begins', 'ends'])
  })

  it('does not give the lock back in the middle of a commit that lasts longer', async () => {
    const told: string[] = []
    const lock = new CommitLock(directory, undefined, () => told.push('ends'))
    await lock.take()
    await sleep(2 * HOLD_MS)
    told.push('committed')
    lock.give()
    lock.close()
    expect(told).toEqual(['committed', 'ends'])
  })

  it('fails a commit whose check before it fails, and gives the lock back', async () => {
    let held = false
    const lock = new CommitLock(directory, () => {
      if (!held) throw new Error('the folder was moved')
    })
    await expect(lock.take()).rejects.toThrow('the folder was moved')
    expect(() => lock.takeNow()).toThrow('the folder was moved')
    held = true
    openBetweenCommitsNow(directory, () => undefined)
    await lock.take()
    lock.close()
  })

  if (tryLockBehind) it('keeps commits and openings apart, and lets others open at the same time', keepsApart)
  else
    it('locks of commits are not tested here: this system has no locks of files', () => {
      expect(tryLockBehind).toBeNull()
    })
})
