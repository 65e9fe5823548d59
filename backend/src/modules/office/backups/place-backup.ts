import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDirectoryLocked } from '@jaadi/embedded-mongo/files'
import { noteDamage } from '../../../platform/health/damage-note.js'
import { BackupError, explained } from './backup-error.js'
import { backupsIn, openPart, removeFolder } from './backup-folder.js'
import { backupName } from './domain/backup-name.js'
import { copyFile, syncFolder } from './files.js'
import { MANIFEST, type Manifest, readManifest } from './manifest.js'

/** What a restore replaces; backups, and previews that are drawn again, stay. */
const PLACED = ['db', 'uploads', 'secret']

export interface ChosenBackup {
  path: string
  manifest: Manifest
}

/**
 * The backup in `folder`, or the newest complete one of those that it contains.
 * @throws BackupError when it is neither.
 */
export async function chooseBackup(folder: string): Promise<ChosenBackup> {
  const names = await readdir(folder).catch(() => {
    throw new BackupError(`There is no folder ${folder}.`)
  })
  if (names.includes(MANIFEST)) return { path: folder, manifest: await readManifest(folder) }
  const newest = (await backupsIn(folder)).at(-1)
  if (!newest) throw new BackupError(`There is no whole backup in ${folder}.`)
  return newest
}

/** @throws BackupError when a shop runs on the data folder, or it holds data that may not be replaced. */
export async function demandRoom(dataDir: string, mayReplace: boolean): Promise<void> {
  const names = await readdir(dataDir).catch((): string[] => [])
  if (names.includes('db') && isDirectoryLocked(join(dataDir, 'db')))
    throw new BackupError(`A shop is running on ${dataDir}. Stop it first, or choose another DATA_DIR.`)
  if (!mayReplace && PLACED.some((name) => names.includes(name)))
    throw new BackupError(
      `There is data in ${dataDir}. Choose an empty DATA_DIR, or add --replace: what is there is then moved aside, not deleted.`,
    )
}

/**
 * Copies a backup next to its destination, comparing every file with its digest. The data folder does not
 * change. @returns the folder with the copy; the caller places or removes it.
 * @throws BackupError naming the file that is missing, cut short or changed.
 */
export async function stageBackup({ path, manifest }: ChosenBackup, dataDir: string): Promise<string> {
  const staged = await openPart(dataDir).catch((error: unknown) => {
    throw explained(error, dataDir)
  })
  try {
    for (const file of manifest.files) {
      await mkdir(dirname(join(staged, file.path)), { recursive: true, mode: 0o700 })
      const sha256 = await copyFile(join(path, file.path), join(staged, file.path)).catch(
        (error: unknown) => {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
          throw new BackupError(
            `The backup ${path} is damaged: ${file.path} is missing. Nothing was changed.`,
          )
        },
      )
      if (sha256 !== file.sha256)
        throw new BackupError(
          `The backup ${path} is damaged: ${file.path} is not as it was backed up. Nothing was changed.`,
        )
    }
    return staged
  } catch (error) {
    await removeFolder(staged)
    throw explained(error, dataDir)
  }
}

/**
 * Moves a staged backup to its place. The former data are moved into a separate folder beside it.
 * @returns that folder; null when there were no data.
 */
export async function placeBackup(staged: string, dataDir: string, at: Date): Promise<string | null> {
  const there = (await readdir(dataDir)).filter((name) => PLACED.includes(name))
  // The folder is inside the data folder, which may be a disk of its own: moving is only a rename there.
  const aside = there.length === 0 ? null : join(dataDir, `before-${backupName(at)}`)
  if (aside !== null) {
    await mkdir(aside, { mode: 0o700 })
    for (const name of there) await rename(join(dataDir, name), join(aside, name))
  }
  for (const name of await readdir(staged)) await rename(join(staged, name), join(dataDir, name))
  await noteDamage(dataDir, null)
  await syncFolder(dataDir)
  await removeFolder(staged)
  return aside
}
