import { print } from '../boot/print.js'
import { ConfigurationError, storageFromEnvironment } from '../config/config.js'
import { SchemaError } from '../migrations/migrate.js'
import { BackupError, explained } from '../modules/office/backups/backup-error.js'
import { runCommand, typed } from './command.js'
import { checkStock, examineFolder, stockLines } from './examine.js'
import { onCopy } from './stopped-database.js'

const USAGE = 'Usage: npm run stock:check'

/** Recounts every stock figure and shows what differs; repairs nothing. Ends with 1 when something differs. */
async function stockCheck(): Promise<void> {
  typed(USAGE, {})
  const { dataDir, mongodbUri } = storageFromEnvironment()
  const stock =
    mongodbUri === null
      ? await onCopy(dataDir, (copy) => examineFolder(copy)).then(
          (examined) => examined.stock,
          (error: unknown) => {
            throw error instanceof SchemaError ? error : explained(error, dataDir)
          },
        )
      : await checkStock(mongodbUri, dataDir)
  for (const line of stockLines(stock)) print(line)
  if (stock.found.length > 0) process.exitCode = 1
}

runCommand(stockCheck, [BackupError, ConfigurationError, SchemaError])
