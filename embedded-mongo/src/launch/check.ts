import { DamagedFile } from '../storage/data-file.js'
import { dataIn } from './serve.js'
import { readSound } from './sound-reader.js'

export interface CheckedDatabase {
  pages: number
  /** Where the file is damaged, and the way back, in a sentence or two; null: nowhere. */
  damage: string | null
}

export interface CheckOptions {
  /** Between two turns of a few milliseconds. */
  restMs?: number
}

/**
 * Looks at every page of a database directory, and at none of its documents: `verifyDatabase` reads those. The directory
 * may be open in another process, which goes on writing. It takes two bits of memory for each page.
 * @throws Error with a readable message when the file cannot be read at all.
 */
export async function checkDatabase(
  directory: string,
  { restMs = 0 }: CheckOptions = {},
): Promise<CheckedDatabase> {
  try {
    const pages = await readSound(dataIn(directory), (_store, _snapshot, count) => count, restMs)
    return { pages, damage: null }
  } catch (error) {
    if (error instanceof DamagedFile) return { pages: 0, damage: error.message }
    throw error
  }
}
