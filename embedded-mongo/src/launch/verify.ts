import { Catalog } from '../catalog/catalog.js'
import { verifyTables } from '../collections/tables.js'
import { type Verified, verifyCollection } from '../collections/verify.js'
import { type Work } from '../pace/turn.js'
import { DamagedFile } from '../storage/data-file.js'
import { filesIn } from './layout.js'
import { readSound } from './sound-reader.js'

export interface VerifiedCollection {
  /** `database.collection` */
  namespace: string
  documents: number
  /** A sentence for each fault; only the first ones when there are many. */
  problems: string[]
}

/**
 * Reads every document of a database directory as of one moment, and compares each index with the documents. The directory
 * may be open in another process. The memory needed does not grow with the database.
 * @throws Error with a readable message when there is no database, or its file is damaged as a whole.
 */
export function verifyDatabase(directory: string): Promise<VerifiedCollection[]> {
  return readSound(filesIn(directory), (_store, snapshot) => {
    const catalog = new Catalog(snapshot)
    const verified = [...catalog.all()].map((meta) => {
      const found = toItsEnd(verifyCollection(snapshot, meta))
      return { namespace: meta.namespace, documents: found.documents, problems: problemsOf(found) }
    })
    return [...verified, ...verifyTables(snapshot, catalog)]
  })
}

/** Without pauses: this process has no other work. */
function toItsEnd<T>(work: Work<T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

const problemsOf = ({ unreadable, indexes }: Verified): string[] => [
  ...unreadable.map(({ recordId, reason }) => `Document ${recordId} cannot be read: ${reason}`),
  ...indexes.flatMap(({ name, missing, extra, unmarked }) => [
    ...missing.map((recordId) => `Index ${name} does not hold document ${recordId}.`),
    ...extra.map(
      (recordId) => `Index ${name} holds an entry of document ${recordId} that the document does not have.`,
    ),
    ...unmarked.map(
      (recordId) =>
        `Index ${name} is not marked for the arrays, or for the long texts, of document ${recordId}.`,
    ),
  ]),
]

export interface CheckedDatabase {
  pages: number
  /** Where the file is damaged and how to restore it, in a sentence or two; null when it is sound. */
  damage: string | null
}

export interface CheckOptions {
  /** Rest between two turns of a few milliseconds. */
  restMs?: number
}

/**
 * Checks every page of a database directory, and each document by its checksum; `verifyDatabase` compares the indexes, too.
 * The directory may be open in another process, which goes on writing. It takes two bits of memory for each page.
 * @throws Error with a readable message when the file cannot be read at all.
 */
export async function checkDatabase(
  directory: string,
  { restMs = 0 }: CheckOptions = {},
): Promise<CheckedDatabase> {
  try {
    const pages = await readSound(filesIn(directory), (_store, _snapshot, count) => count, {
      restMs,
      values: true,
    })
    return { pages, damage: null }
  } catch (error) {
    if (error instanceof DamagedFile) return { pages: 0, damage: error.message }
    throw error
  }
}
