import { resolve } from 'node:path'
import { print } from '../boot/print.js'
import { ConfigurationError, storageFromEnvironment } from '../config/config.js'
import { istDay, istTime } from '../kernel/dates/ist.js'
import { SchemaError } from '../migrations/migrate.js'
import { BackupError } from '../modules/office/backups/backup-error.js'
import { removeFolder } from '../modules/office/backups/backup-folder.js'
import { type Manifest } from '../modules/office/backups/manifest.js'
import { chooseBackup, demandRoom, placeBackup, stageBackup } from '../modules/office/backups/place-backup.js'
import { counterOf, numberOf, type PaperCounter } from '../modules/sales/orders/money/domain/paper-number.js'
import { runCommand, typed, UsageError } from './command.js'
import { type Examined } from './examine.js'

const USAGE = [
  'Usage: npm run restore -- <folder> [--replace] [--after <number>]',
  'The folder is a backup, or holds backups, of which the newest is taken. The backup is put into DATA_DIR.',
  '--replace first moves what is in DATA_DIR to a folder next to it; nothing is deleted.',
  '--after INV/26-27/00042 names the last invoice or credit note (CN) that was given; it may be there several times.',
].join('\n')

const UNKNOWN_PAPERS =
  'There was no database here before, or it cannot be read: which papers were given after this backup is not known. If there were any, restore again before the shop opens, with the last number of each series: --replace --after INV/26-27/00042 --after CN/26-27/00007 (the accountant and your customers have the papers).'

/** Puts a backup into DATA_DIR, once it was read whole, opened and counted. Other shops may run meanwhile. */
async function restore(): Promise<void> {
  const { positionals, values } = typed(USAGE, {
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, after: { type: 'string', multiple: true } },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError(USAGE)
  const named = (values.after ?? []).map(paperNamed)
  const { dataDir, mongodbUri } = storageFromEnvironment()
  if (mongodbUri !== null)
    throw new UsageError(
      'MONGODB_URI is set, and a backup is of the embedded database. Restore it without MONGODB_URI into an empty DATA_DIR; "npm run move" brings it from there to a server.',
    )
  const backup = await chooseBackup(resolve(folder))
  await demandRoom(dataDir, values.replace)
  const staged = await stageBackup(backup, dataDir)
  // Loaded only now, since a damaged backup is refused before it is needed.
  const [{ demandCounts, examineFolder, papersIn, stockLines }, { onCopy }] = await Promise.all([
    import('./examine.js'),
    import('./stopped-database.js'),
  ])
  let examined: Examined
  let isUnknown: boolean
  let aside: string | null
  try {
    const given = await onCopy(dataDir, papersIn).catch(() => null)
    isUnknown = given === null && named.length === 0
    examined = await examineFolder(staged, [...(given ?? []), ...named])
    demandCounts(backup.manifest, examined)
    // A shop may have been started on the folder meanwhile.
    await demandRoom(dataDir, values.replace)
    aside = await placeBackup(staged, dataDir, new Date())
  } catch (error) {
    await removeFolder(staged)
    throw error
  }
  tell(backup, dataDir, aside)
  for (const line of examined.migrated) print(line)
  for (const line of paperLines(examined.papers, isUnknown)) print(line)
  for (const line of stockLines(examined.stock)) print(line)
  if (examined.stock.found.length > 0) process.exitCode = 1
  else print('Start the shop: npm start')
}

function tell(
  { path, manifest }: { path: string; manifest: Manifest },
  dataDir: string,
  aside: string | null,
): void {
  const at = new Date(manifest.at)
  const documents = manifest.collections.reduce((sum, collection) => sum + collection.documents, 0)
  print(`Restored ${path} into ${dataDir}: the shop as of ${istDay(at)}, ${istTime(at)} in India.`)
  print(
    `${documents} documents of ${manifest.collections.length} collections are there, as many as were backed up.`,
  )
  if (aside !== null) print(`What was there before is now in ${aside}.`)
}

/** Numbers of papers run without gaps and are given once (docs/domain/orders.md#invoices-and-credit-notes), also across a restore. */
function paperLines(papers: readonly PaperCounter[], isUnknown: boolean): string[] {
  const next = papers.map(({ counter, value }) => numberOf({ counter, value: value + 1 }))
  const lines = next.map(
    (number) => `Papers were given after this backup: the next of their series is ${number}.`,
  )
  return isUnknown ? [...lines, UNKNOWN_PAPERS] : lines
}

function paperNamed(number: string): PaperCounter {
  const paper = counterOf(number.trim())
  if (paper === null)
    throw new UsageError(
      `--after: "${number}" is no number of an invoice or credit note, as INV/26-27/00042 is.`,
    )
  return paper
}

runCommand(restore, [BackupError, ConfigurationError, SchemaError])
