import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from '@jaadi/embedded-mongo/files'
import { noteDamage } from '../../../platform/health/damage-note.js'
import { answerOrder } from './aside.js'
import { BackupError } from './backup-error.js'

/** Pause that leaves the disk to the shop for three quarters of the time. */
const REST_MS = 24

answerOrder(async ({ dataDir = '' }) => {
  setPriority(constants.priority.PRIORITY_LOW)
  const { pages, damage } = await checkDatabase(join(dataDir, 'db'), { restMs: REST_MS })
  await noteDamage(dataDir, damage)
  if (damage !== null) throw new BackupError(damage)
  return { pages }
})
