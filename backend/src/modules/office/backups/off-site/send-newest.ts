import { type OffSiteConfig } from '../../../../config/config.js'
import { noteMoment } from '../../../../platform/health/noted-moments.js'
import { BackupError } from '../backup-error.js'
import { backupsIn } from '../backup-folder.js'
import { placesOf } from './places.js'
import { sendBackup } from './send-backup.js'

export interface OffSiteOrder {
  dataDir: string
  /** Folder of the backups. */
  folder: string
  offSite: OffSiteConfig
}

/**
 * Sends the newest backup to every configured place; one that fails does not keep it from the others.
 * @returns counts for the job's page, of all places together.
 * @throws BackupError with a sentence for each place that failed.
 */
export async function sendNewest({
  dataDir,
  folder,
  offSite,
}: OffSiteOrder): Promise<Record<string, number>> {
  const backup = (await backupsIn(folder)).at(-1)
  if (!backup) throw new BackupError(`There is no whole backup in ${folder} that could be sent.`)
  const sum = { objects: 0, bytes: 0, kept: 0, removed: 0 }
  const failures: string[] = []
  for (const place of placesOf(offSite))
    try {
      const sent = await sendBackup({ backup, place, recipient: offSite.recipient, dataDir })
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += sent[key]
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  if (failures.length > 0) throw new BackupError(failures.join(' '))
  await noteMoment(dataDir, 'last-off-site-backup', backup.at)
  const { bytes, ...counts } = sum
  return { megabytes: Math.ceil(bytes / 1e6), ...counts }
}
