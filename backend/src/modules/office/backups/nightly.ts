import { backupsIn, removeFolder } from './backup-folder.js'
import { createBackup } from './create-backup.js'
import { outdated } from './domain/retention.js'

export interface NightlyOrder {
  dataDir: string
  folder: string
  at: Date
}

/**
 * Makes a backup, and only then removes earlier nightly ones that need not be kept. Only the owner deletes
 * backups made by hand. @returns counts for the job's page.
 */
export async function backUpTonight(order: NightlyOrder): Promise<Record<string, number>> {
  const { manifest } = await createBackup({ ...order, madeBy: 'job' })
  const all = (await backupsIn(order.folder)).filter((backup) => backup.manifest.madeBy === 'job')
  const names = new Set(outdated(all))
  for (const { name, path } of all) if (names.has(name)) await removeFolder(path)
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    megabytes: Math.ceil(bytes / 1e6),
    files: manifest.files.length,
    kept: all.length - names.size,
    removed: names.size,
  }
}
