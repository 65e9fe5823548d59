import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a data folder says when it was last backed up, to whichever place. */
const noteIn = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** Notes that a backup was made; `at` is the moment that it shows. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  const aside = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(aside, JSON.stringify({ at: at.toISOString() }), { mode: 0o600 })
  await rename(aside, noteIn(dataDir))
}

/** When the data folder was last backed up; null: never. */
export async function notedBackup(dataDir: string): Promise<Date | null> {
  try {
    const { at } = JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as { at: string }
    const date = new Date(at)
    return Number.isNaN(date.getTime()) ? null : date
  } catch {
    return null
  }
}
