import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from '@jaadi/embedded-mongo/files'
import { noteDamage } from '../../../platform/health/damage-note.js'
import { answerOrder } from './aside.js'
import { BackupError } from './backup-error.js'

/**
 * Leaves the disk to the shop for half of the time. With a longer rest the file would grow more: the look pins one commit,
 * and lmdb uses none of its pages again meanwhile.
 */
const REST_MS = 8

answerOrder(async ({ dataDir = '' }) => {
  setPriority(constants.priority.PRIORITY_LOW)
  const { pages, damage } = await checkDatabase(join(dataDir, 'db'), { restMs: REST_MS })
  await noteDamage(dataDir, damage)
  if (damage !== null) throw new BackupError(damage)
  return { pages }
})
