import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { print } from '../boot/print.js'
import { ConfigurationError, offSiteFromEnvironment } from '../config/config.js'
import { BackupError } from '../modules/office/backups/backup-error.js'
import { fetchBackup } from '../modules/office/backups/off-site/fetch-backup.js'
import { FolderPlace } from '../modules/office/backups/off-site/folder-place.js'
import { type Place } from '../modules/office/backups/off-site/place.js'
import { placesOf } from '../modules/office/backups/off-site/places.js'
import { runCommand, typed, UsageError } from './command.js'

const USAGE = [
  'Usage: npm run backup:fetch -- <folder> --identity <file> [--name 2026-11-22_03-30-00] [--from <folder>]',
  'Brings a backup from out of the house into <folder> and decrypts it; the newest without --name.',
  '<file> holds the private key, AGE-SECRET-KEY-1…, on a line of its own.',
  '--from is a folder with the encrypted backups. Without it they come from the bucket, or else the folder, of the OFFSITE variables.',
].join('\n')

/** The private key of a file, as npm run backup:key prints it; lines without one may stand beside it. */
async function identityIn(file: string): Promise<{ identity: string; recipient: string }> {
  const [identity] = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec((await readFile(file, 'utf8')).toUpperCase()) ?? []
  if (identity === undefined) throw new UsageError(`There is no private key (AGE-SECRET-KEY-1…) in ${file}.`)
  try {
    return { identity, recipient: await identityToRecipient(identity) }
  } catch {
    throw new UsageError(
      `The private key in ${file} is mistyped: no such key exists. Compare it letter by letter.`,
    )
  }
}

function placeFor(from: string | undefined, recipient: string): Place {
  if (from !== undefined) return new FolderPlace(resolve(from))
  const offSite = offSiteFromEnvironment(recipient)
  const [place] = offSite === null ? [] : placesOf(offSite)
  if (place === undefined)
    throw new UsageError(
      `Neither OFFSITE_S3_ENDPOINT nor OFFSITE_DIR is set: where are the backups?\n${USAGE}`,
    )
  return place
}

/** Fetches and decrypts a backup from out of the house, for npm run restore. */
async function backupFetch(): Promise<void> {
  const { positionals, values } = typed(USAGE, {
    allowPositionals: true,
    options: { identity: { type: 'string' }, name: { type: 'string' }, from: { type: 'string' } },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0 || values.identity === undefined) throw new UsageError(USAGE)
  const { identity, recipient } = await identityIn(values.identity)
  const place = placeFor(values.from, recipient)
  const { path, manifest } = await fetchBackup({
    place,
    identity,
    name: values.name ?? null,
    folder: resolve(folder),
  })
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  print(
    `Fetched ${path}: ${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB, each as it was backed up.`,
  )
  print("It is open now, and holds customers' data and keys: keep it where only you can read it.")
  print(`Put it into an empty DATA_DIR: npm run restore -- ${path}`)
}

runCommand(backupFetch, [BackupError, ConfigurationError])
