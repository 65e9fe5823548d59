import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file of a data folder that notes its last backup. */
const noteIn = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** Notes that a backup of the state at `at` was made. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  const aside = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(aside, JSON.stringify({ at: at.toISOString() }), { mode: 0o600 })
  await rename(aside, noteIn(dataDir))
}

/** When the data folder was last backed up; null if never. */
export async function notedBackup(dataDir: string): Promise<Date | null> {
  try {
    const { at } = JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as { at: string }
    const date = new Date(at)
    return Number.isNaN(date.getTime()) ? null : date
  } catch {
    return null
  }
}
