import { constants, setPriority } from 'node:os'
import { answerOrder } from '../modules/office/backups/aside.js'
import { BackupError } from '../modules/office/backups/backup-error.js'
import { backupsIn, type FoundBackup, removeFolder } from '../modules/office/backups/backup-folder.js'
import { stageBackup } from '../modules/office/backups/place-backup.js'
import { DiskRoom, LEAST_BYTES } from '../platform/health/disk-room.js'
import { demandCounts, examineFolder } from './examine.js'

/** The copy, and its database once more: opening it writes, and an older one is brought to this schema. */
async function demandDiskRoom({ manifest }: FoundBackup, dataDir: string): Promise<void> {
  const bytes = manifest.files.reduce(
    (sum, file) => sum + file.bytes * (file.path.startsWith('db/') ? 2 : 1),
    0,
  )
  const free = await new DiskRoom({ dataDir }).freeBytes()
  if (free === null || free >= bytes + LEAST_BYTES) return
  const megabytes = (amount: number): number => Math.ceil(amount / 1e6)
  throw new BackupError(
    `A restore cannot be tried: it needs ${megabytes(bytes + LEAST_BYTES)} MB on the disk of ${dataDir}, and ${megabytes(free)} MB are free.`,
  )
}

/** Restores the newest backup of the night into a folder of its own, as `npm run restore` would, and removes it. */
async function drill({
  dataDir,
  folder,
}: {
  dataDir: string
  folder: string
}): Promise<Record<string, number>> {
  setPriority(constants.priority.PRIORITY_LOW)
  const backup = (await backupsIn(folder)).filter(({ manifest }) => manifest.madeBy === 'job').at(-1)
  if (!backup) throw new BackupError(`There is no whole backup of a night in ${folder}.`)
  await demandDiskRoom(backup, dataDir)
  const staged = await stageBackup(backup, dataDir)
  try {
    const examined = await examineFolder(staged)
    demandCounts(backup.manifest, examined)
    const drift = examined.stock.found.length
    if (drift > 0)
      throw new BackupError(
        `The backup ${backup.path} can be restored, but ${drift} figures of its stock differ from its stock book. The nightly stock check corrects such figures.`,
      )
    const { collections, files } = backup.manifest
    return {
      documents: collections.reduce((sum, { documents }) => sum + documents, 0),
      collections: collections.length,
      files: files.length,
      drift,
    }
  } finally {
    await removeFolder(staged)
  }
}

answerOrder(drill)
