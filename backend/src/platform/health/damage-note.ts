import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file of a data folder that notes damage of its database. */
const noteIn = (dataDir: string): string => join(dataDir, 'database-damage.json')

/** Notes in a sentence what is damaged; null removes the note. */
export async function noteDamage(dataDir: string, damage: string | null): Promise<void> {
  if (damage === null) return rm(noteIn(dataDir), { force: true })
  const aside = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(aside, JSON.stringify({ damage }), { mode: 0o600 })
  await rename(aside, noteIn(dataDir))
}

/** The sentence about damage that the last check found; null when it found none. */
export async function notedDamage(dataDir: string): Promise<string | null> {
  try {
    const { damage } = JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as { damage: string }
    return damage
  } catch {
    return null
  }
}
