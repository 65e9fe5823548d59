import { type Connection } from 'mongoose'
import { type BackupState, type LastBackup } from '../last-backup.js'
import { HealthController } from './health.controller.js'

const health = (command: () => Promise<unknown>, backup: BackupState | null = null): HealthController =>
  new HealthController(
    { db: { command } } as unknown as Connection,
    { state: () => Promise.resolve(backup) } as LastBackup,
  )
const answering = () => Promise.resolve({ ok: 1 })

it('is ready while the database answers', async () => {
  expect(await health(answering).ready()).toEqual({ status: 'ok', lastBackupAt: null })
})

it('is not ready while the database does not answer, and still lives', async () => {
  const alone = health(() => Promise.reject(new Error('no answer in time')))
  await expect(alone.ready()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await alone.live()).toEqual({ status: 'ok', lastBackupAt: null })
})

it('tells when the last backup was made, and is ready though it is overdue', async () => {
  const at = new Date('2026-11-21T22:00:00Z')
  expect(await health(answering, { at, overdue: true }).ready()).toEqual({
    status: 'ok',
    lastBackupAt: '2026-11-21T22:00:00.000Z',
  })
})
