import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Decrypter } from 'age-encryption'
import { BackupError, explained } from '../backup-error.js'
import { openPart, publish, removeFolder } from '../backup-folder.js'
import { backupMoment } from '../domain/backup-name.js'
import { MANIFEST, type Manifest, readManifest } from '../manifest.js'
import { backupsAt, manifestOf, objectOf, type Place } from './place.js'
import { openerWith, openInto } from './sealing.js'

interface Fetching {
  place: Place
  /** The private key, `AGE-SECRET-KEY-1…`. */
  identity: string
  /** The newest one where it is null. */
  name: string | null
  /** The backup becomes a folder in this one. */
  folder: string
}

/**
 * Fetches a backup from a place and decrypts it. It appears in `folder` complete, every digest compared, or
 * not at all.
 * @throws BackupError in a sentence
 */
export async function fetchBackup({
  place,
  identity,
  name,
  folder,
}: Fetching): Promise<{ path: string; manifest: Manifest }> {
  const opener = openerWith(identity)
  const chosen = await chosenName(place, name)
  if (await stat(join(folder, chosen)).catch(() => null))
    throw new BackupError(`There is a ${chosen} in ${folder} already.`)
  let part: string | null = null
  try {
    part = await openPart(folder)
    await fetchObject(place, opener, manifestOf(chosen), join(part, MANIFEST))
    const manifest = await readManifest(part)
    for (const { path, sha256 } of manifest.files) {
      await mkdir(dirname(join(part, path)), { recursive: true, mode: 0o700 })
      if ((await fetchObject(place, opener, objectOf(sha256), join(part, path))) !== sha256)
        throw new BackupError(`${place.title} has another ${path} than was backed up. Nothing was changed.`)
    }
    return { path: await publish(part, folder, chosen), manifest }
  } catch (error) {
    throw explained(error, folder)
  } finally {
    if (part !== null) await removeFolder(part)
  }
}

async function chosenName(place: Place, wanted: string | null): Promise<string> {
  const names = (await backupsAt(place)).filter((name) => backupMoment(name) !== null).sort()
  const newest = names.at(-1)
  if (newest === undefined) throw new BackupError(`${place.title} has no backup.`)
  if (wanted === null) return newest
  if (names.includes(wanted)) return wanted
  throw new BackupError(`${place.title} has no backup ${wanted}. It has: ${names.join(', ')}.`)
}

async function fetchObject(place: Place, opener: Decrypter, name: string, to: string): Promise<string> {
  const sealed = await place.read(name)
  if (sealed === null)
    throw new BackupError(`${place.title} lacks ${name}: that backup is damaged. Nothing was changed.`)
  return openInto(opener, sealed, to, `${name} of ${place.title.replace(/^The/, 'the')}`)
}
