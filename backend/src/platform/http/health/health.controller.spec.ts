import { type Connection } from 'mongoose'
import { type DatabaseHealth } from '../../health/database-health.js'
import { type DiskRoom } from '../../health/disk-room.js'
import { Draining } from '../../health/draining.js'
import { type BackupState } from '../../health/last-backup.js'
import { HealthController } from './health.controller.js'

let draining: Draining
let full: boolean
let damage: string | null
beforeEach(() => {
  draining = new Draining()
  full = false
  damage = null
})

const health = (command: () => Promise<unknown>, backup: BackupState | null = null): HealthController =>
  new HealthController(
    { db: { command } } as unknown as Connection,
    draining,
    { isFull: () => Promise.resolve(full) } as DiskRoom,
    { state: () => Promise.resolve({ backup, offSite: null, damage }) } as DatabaseHealth,
  )
const answering = () => Promise.resolve({ ok: 1 })

it('is ready while the database answers', async () => {
  expect(await health(answering).ready()).toEqual({ status: 'ok', lastBackupAt: null })
})

it('is not ready while the database does not answer, but still lives', async () => {
  const alone = health(() => Promise.reject(new Error('no answer in time')))
  await expect(alone.ready()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await alone.live()).toEqual({ status: 'ok', lastBackupAt: null })
})

it('waits two seconds for the database, not longer', async () => {
  jest.useFakeTimers()
  try {
    const waiting = expect(health(() => new Promise(() => undefined)).ready()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    await jest.advanceTimersByTimeAsync(2_000)
    await waiting
  } finally {
    jest.useRealTimers()
  }
})

it('is not ready while the disk is full, but still lives', async () => {
  full = true
  await expect(health(answering).ready()).rejects.toMatchObject({ code: 'DISK_FULL' })
  expect(await health(answering).live()).toEqual({ status: 'ok', lastBackupAt: null })
})

it('is not ready once the process was told to end, but still lives', async () => {
  const ending = health(answering)
  draining.begin(false)
  await expect(ending.ready()).rejects.toMatchObject({ code: 'STOPPING' })
  expect(await ending.live()).toEqual({ status: 'ok', lastBackupAt: null })
})

it('tells when the last backup was made, and is ready even when a backup is overdue', async () => {
  const at = new Date('2026-11-21T22:00:00Z')
  expect(await health(answering, { at, overdue: true }).ready()).toEqual({
    status: 'ok',
    lastBackupAt: '2026-11-21T22:00:00.000Z',
  })
})

it('reports a damaged database file, and is still ready', async () => {
  damage = 'Page 7 of data.mdb is damaged'
  expect(await health(answering).ready()).toEqual({ status: 'damaged', lastBackupAt: null })
})
