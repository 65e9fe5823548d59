import { copyDatabase } from '@jaadi/embedded-mongo'
import { print } from '../boot/print.js'
import { ConfigurationError, storageFromEnvironment } from '../config/config.js'
import { BackupError, explained } from '../modules/backups/backup-error.js'
import { openPart, removeFolder } from '../modules/backups/backup-folder.js'
import { runCommand, typed } from './command.js'
import { examine, examineFolder, stockLines } from './examine.js'

const USAGE = 'Usage: npm run stock:check'

/** On a copy, so that it makes no difference whether the shop runs. */
async function examineCopy(dataDir: string) {
  const part = await openPart(dataDir)
  try {
    await copyDatabase(`${dataDir}/db`, `${part}/db`)
    return await examineFolder(part)
  } finally {
    await removeFolder(part)
  }
}

/** Recounts every stock figure and shows what differs; repairs nothing. Ends with 1 when something differs. */
async function stockCheck(): Promise<void> {
  typed(USAGE, {})
  const { dataDir, mongodbUri } = storageFromEnvironment()
  const { stock } =
    mongodbUri === null
      ? await examineCopy(dataDir).catch((error: unknown) => {
          throw explained(error, dataDir)
        })
      : await examine(mongodbUri, dataDir)
  for (const line of stockLines(stock)) print(line)
  if (stock.found.length > 0) process.exitCode = 1
}

runCommand(stockCheck, [BackupError, ConfigurationError])
