import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the data folder notes the last moment of, each in a file of this name: the state that the last backup holds, the one that is out of the house, the end of the last trial of a restore. */
export type Noted = 'last-backup' | 'last-off-site-backup' | 'last-drill'

const noteIn = (dataDir: string, what: Noted): string => join(dataDir, `${what}.json`)

/** Notes the moment in place of the former one. */
export async function noteMoment(dataDir: string, what: Noted, at: Date): Promise<void> {
  const aside = `${noteIn(dataDir, what)}.${process.pid}`
  await writeFile(aside, JSON.stringify({ at: at.toISOString() }), { mode: 0o600 })
  await rename(aside, noteIn(dataDir, what))
}

/** The noted moment; null if there was none. */
export async function notedMoment(dataDir: string, what: Noted): Promise<Date | null> {
  try {
    const { at } = JSON.parse(await readFile(noteIn(dataDir, what), 'utf8')) as { at: string }
    const date = new Date(at)
    return Number.isNaN(date.getTime()) ? null : date
  } catch {
    return null
  }
}
