import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Encrypter } from 'age-encryption'
import { BackupError, explained } from '../backup-error.js'
import { type FoundBackup, openPart, removeFolder } from '../backup-folder.js'
import { backupMoment } from '../domain/backup-name.js'
import { outdated } from '../domain/retention.js'
import { MANIFEST } from '../manifest.js'
import { backupsAt, filesOf, manifestOf, objectOf, type Place, RECIPIENT, textAt } from './place.js'
import { sealerFor, sealFile } from './sealing.js'

interface Sending {
  backup: FoundBackup
  place: Place
  recipient: string
  /** Sealed files lie here, one at a time, until they are sent. */
  dataDir: string
}

interface Sent {
  /** Objects that were sent, and their bytes. */
  objects: number
  bytes: number
  /** Backups that the place has, and those that were removed from it. */
  kept: number
  removed: number
}

const DIGEST = /^[0-9a-f]{64}$/

/**
 * Sends a backup to a place, encrypted, unless it is there already, and removes from there what retention no
 * longer keeps. What a run that was cut off had sent is not sent again.
 * @throws BackupError in a sentence; the earlier backups of the place are as they were.
 */
export async function sendBackup({ backup, place, recipient, dataDir }: Sending): Promise<Sent> {
  const sealer = sealerFor(recipient)
  const scratch = await openPart(dataDir).catch((error: unknown) => {
    throw explained(error, dataDir)
  })
  const box = new Outbox(place, sealer, scratch)
  try {
    await demandRecipient(place, recipient, box)
    if (!(await backupsAt(place)).includes(backup.name)) await sendWhole(backup, place, box)
    return { objects: box.objects, bytes: box.bytes, ...(await prune(place)) }
  } catch (error) {
    throw explained(error, dataDir)
  } finally {
    await removeFolder(scratch)
  }
}

/** Seals and sends one object after the other, by way of one file. */
class Outbox {
  objects = 0
  bytes = 0
  private readonly path: string

  constructor(
    private readonly place: Place,
    private readonly sealer: Encrypter,
    scratch: string,
  ) {
    this.path = join(scratch, 'object')
  }

  /** @returns the digest of what was read. The object is only sent where that is the `wanted` one. */
  async sealed(name: string, from: string, wanted: string | null): Promise<void> {
    const file = await sealFile(this.sealer, from, this.path)
    if (wanted !== null && file.plainSha256 !== wanted)
      throw new BackupError(`${from} is not as it was backed up: that backup is damaged, and was not sent.`)
    if (file.bytes > this.place.mostBytes)
      throw new BackupError(
        `${from} is larger than ${Math.floor(this.place.mostBytes / 1024 ** 3)} GB, the most that a bucket takes at once. Send backups to a folder (OFFSITE_DIR) instead.`,
      )
    await this.place.put(name, file)
    await this.sent(file.bytes)
  }

  async plain(name: string, text: string): Promise<void> {
    await writeFile(this.path, text, { flag: 'wx', mode: 0o600 })
    const bytes = Buffer.byteLength(text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    await this.place.put(name, { path: this.path, bytes, sha256 })
    await this.sent(bytes)
  }

  private async sent(bytes: number): Promise<void> {
    await rm(this.path)
    this.objects += 1
    this.bytes += bytes
  }
}

/** What lies in a place is for one key; with another one, half of a backup could not be opened. */
async function demandRecipient(place: Place, recipient: string, box: Outbox): Promise<void> {
  const there = await textAt(place, RECIPIENT)
  if (there === null) return box.plain(RECIPIENT, `${recipient}\n`)
  if (there.trim() !== recipient)
    throw new BackupError(
      `${place.title} has backups for another public key than OFFSITE_RECIPIENT. Choose an empty place for the new key, and keep the old place as long as its backups may be needed.`,
    )
}

async function sendWhole({ name, path, manifest }: FoundBackup, place: Place, box: Outbox): Promise<void> {
  const there = new Set(await place.list('files'))
  const files = new Map(manifest.files.map((file) => [file.sha256, file]))
  for (const [sha256, file] of files)
    if (!there.has(objectOf(sha256))) await box.sealed(objectOf(sha256), join(path, file.path), sha256)
  await box.plain(filesOf(name), [...files.keys(), ''].join('\n'))
  await box.sealed(manifestOf(name), join(path, MANIFEST), null)
}

/** Removes backups by the rule of retention, and files that none of the others needs. */
async function prune(place: Place): Promise<{ kept: number; removed: number }> {
  const names = await backupsAt(place)
  const dated = names.flatMap((name) => {
    const at = backupMoment(name)
    return at === null ? [] : [{ name, at }]
  })
  const gone = new Set(outdated(dated))
  const kept = names.filter((name) => !gone.has(name))
  const needed = await objectsOf(place, kept)
  // A manifest goes before its files: nothing that looks like a backup ever lacks one.
  for (const name of gone) await place.remove(manifestOf(name))
  const lists = new Set(kept.flatMap((name) => [manifestOf(name), filesOf(name)]))
  for (const name of await place.list('backups'))
    if (name.endsWith('.files') && !lists.has(name)) await place.remove(name)
  for (const name of await place.list('files')) if (!needed.has(name)) await place.remove(name)
  return { kept: kept.length, removed: gone.size }
}

/** @throws BackupError where a list is missing or damaged: what is not known to be needless stays. */
async function objectsOf(place: Place, names: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const name of names) {
    const digests = (await textAt(place, filesOf(name)))?.trimEnd().split('\n') ?? []
    if (digests.length === 0 || !digests.every((digest) => DIGEST.test(digest)))
      throw new BackupError(
        `${place.title} has the backup ${name} without its list ${filesOf(name)}, or a damaged one. The newest backup is there, but nothing is removed any more until you remove ${manifestOf(name)} by hand.`,
      )
    for (const digest of digests) needed.add(objectOf(digest))
  }
  return needed
}
