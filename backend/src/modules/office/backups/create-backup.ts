import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyDatabase } from '@jaadi/embedded-mongo/files'
import { noteMoment } from '../../../platform/health/noted-moments.js'
import { PRODUCT_VERSION } from '../../../platform/product-version.js'
import { BackupError, explained } from './backup-error.js'
import { backupsIn, type FoundBackup, openPart, publish, removeFolder } from './backup-folder.js'
import { closeBackups } from './close-backups.js'
import { backupName } from './domain/backup-name.js'
import { copyFile, describe, linkFile, sha256Of, syncFolder } from './files.js'
import { type BackupFile, MANIFEST, type Manifest, newManifest } from './manifest.js'

/** The second says to older programs that they must not read the first. */
const DATABASE_FILES = ['db/data/data.mdb', 'db/data/format.json']

export interface MadeBackup {
  path: string
  manifest: Manifest
}

interface Source {
  dataDir: string
  /** Folder in which each backup gets its own folder. */
  folder: string
  at: Date
  madeBy: NonNullable<Manifest['madeBy']>
}

/**
 * Backs up the embedded database, the pictures and the key of a data folder, whether its shop runs or not.
 * The backup appears in `folder` complete or not at all.
 * @throws BackupError in a sentence; the earlier contents of `folder` have not changed.
 */
export async function createBackup({ dataDir, folder, at, madeBy }: Source): Promise<MadeBackup> {
  let part: string | null = null
  try {
    const [previous = null] = (await backupsIn(folder)).reverse()
    await closeBackups(folder, dataDir)
    const copy = (part = await openPart(folder))
    const collections = await copyDatabase(join(dataDir, 'db'), join(copy, 'db'))
    // Pictures are copied after the database: a picture is stored before a document refers to it, and
    // deleted a day after none does.
    const files = [
      ...(await Promise.all(DATABASE_FILES.map((file) => describe(copy, file)))),
      ...(await copyPictures(dataDir, part, previous)),
      ...(await copySecret(dataDir, part)),
    ]
    const manifest = newManifest({
      version: PRODUCT_VERSION,
      at: at.toISOString(),
      madeBy,
      collections,
      files,
    })
    await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    })
    for (const path of ['db/data', 'uploads', '.']) await syncFolder(join(part, path))
    const path = await publish(part, folder, await freeName(folder, at))
    await noteMoment(dataDir, 'last-backup', at)
    return { path, manifest }
  } catch (error) {
    if (part !== null) await removeFolder(part)
    throw explained(error, folder)
  }
}

async function freeName(folder: string, at: Date): Promise<string> {
  const taken = new Set(await readdir(folder))
  const name = backupName(at)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}_${number}`
    if (!taken.has(candidate)) return candidate
  }
}

async function copyPictures(
  dataDir: string,
  part: string,
  previous: FoundBackup | null,
): Promise<BackupFile[]> {
  const known = new Map(previous?.manifest.files.map((file) => [file.path, file]))
  const names = await readdir(join(dataDir, 'uploads')).catch((): string[] => [])
  await mkdir(join(part, 'uploads'), { mode: 0o700 })
  const files: BackupFile[] = []
  for (const name of names) {
    const path = `uploads/${name}`
    // `.<name>.part`: a picture that is being stored; the database does not show it yet.
    if (name.endsWith('.part') || !(await isPlainFile(join(dataDir, path)))) continue
    const earlier = known.get(path)
    const file =
      (earlier && previous && (await linkUnchanged(dataDir, part, previous.path, earlier))) ??
      (await copyChecked(dataDir, part, path))
    if (file) files.push(file)
  }
  return files
}

/** A picture never changes, so backups share its file instead of storing the same bytes again. */
async function linkUnchanged(
  dataDir: string,
  part: string,
  previous: string,
  file: BackupFile,
): Promise<BackupFile | null> {
  const { path, sha256 } = file
  if ((await sha256Of(join(dataDir, path))) !== sha256) return null
  if ((await sha256Of(join(previous, path))) !== sha256) return null
  return (await linkFile(join(previous, path), join(part, path))) ? file : null
}

/** Copies a file; null when the picture was deleted meanwhile. */
async function copyChecked(dataDir: string, part: string, path: string): Promise<BackupFile | null> {
  try {
    const read = await copyFile(join(dataDir, path), join(part, path))
    const file = await describe(part, path)
    if (file.sha256 === read) return file
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  throw new BackupError(`${path} was not copied completely to ${dirname(part)}. Is that disk all right?`)
}

async function copySecret(dataDir: string, part: string): Promise<BackupFile[]> {
  if (!(await isPlainFile(join(dataDir, 'secret')))) return []
  const file = await copyChecked(dataDir, part, 'secret')
  return file ? [file] : []
}

const isPlainFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
