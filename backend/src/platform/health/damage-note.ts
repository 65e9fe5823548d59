import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a data folder says that its database file is damaged. */
const noteIn = (dataDir: string): string => join(dataDir, 'database-damage.json')

/** Notes what is damaged, in a sentence; null: nothing any more. */
export async function noteDamage(dataDir: string, damage: string | null): Promise<void> {
  if (damage === null) return rm(noteIn(dataDir), { force: true })
  const aside = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(aside, JSON.stringify({ damage }), { mode: 0o600 })
  await rename(aside, noteIn(dataDir))
}

/** What was found to be damaged when somebody last looked; null: nothing. */
export async function notedDamage(dataDir: string): Promise<string | null> {
  try {
    const { damage } = JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as { damage: string }
    return damage
  } catch {
    return null
  }
}
