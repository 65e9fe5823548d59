import { resolve } from 'node:path'
import { print } from '../boot/print.js'
import { ConfigurationError, storageFromEnvironment } from '../config/config.js'
import { BackupError } from '../modules/office/backups/backup-error.js'
import { createBackup } from '../modules/office/backups/create-backup.js'
import { runCommand, typed, UsageError } from './command.js'

const USAGE = [
  'Usage: npm run backup [-- <folder>]',
  'Each backup gets its own folder in <folder>, named by the time in India. Without <folder>, BACKUP_DIR is used.',
].join('\n')

const SERVER_TOOLS =
  "MONGODB_URI is set, so the data lies on a database server. Back that up with the server's own tools: mongodump, or the backups of Atlas."

/** Backs up the embedded database, the pictures and the key of DATA_DIR; the shop may run meanwhile. */
async function backup(): Promise<void> {
  const { positionals } = typed(USAGE, { allowPositionals: true })
  if (positionals.length > 1) throw new UsageError(USAGE)
  const { dataDir, backupDir, mongodbUri, s3 } = storageFromEnvironment()
  if (mongodbUri !== null)
    throw new UsageError(
      s3 === null ? `${SERVER_TOOLS} Copy the pictures beside it: ${dataDir}/uploads.` : SERVER_TOOLS,
    )
  const folder = resolve(positionals[0] ?? backupDir)
  const { path, manifest } = await createBackup({ dataDir, folder, at: new Date(), madeBy: 'hand' })
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  const documents = manifest.collections.reduce((sum, collection) => sum + collection.documents, 0)
  const pictures = manifest.files.filter(
    (file) => file.path.startsWith('uploads/') && !file.path.startsWith('uploads/.'),
  ).length
  print(`Backed up ${dataDir} to ${path}.`)
  print(
    `${documents} documents of ${manifest.collections.length} collections and ${pictures} picture files, ${(bytes / 1e6).toFixed(1)} MB.`,
  )
  if (s3 !== null) print(`Pictures in the bucket ${s3.bucket} are not part of it: S3_ENDPOINT is set.`)
  print("It holds customers' data and keys: keep it where only you can read it.")
}

runCommand(backup, [BackupError, ConfigurationError])
