import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Catalog } from '../catalog/catalog.js'
import { verifyDocuments } from '../collections/verify.js'
import { complete } from '../pace/turn.js'
import { markFormat } from '../storage/data-file.js'
import { Store } from '../storage/store.js'
import { filesIn, filesOfCopy } from './layout.js'
import { readSound } from './sound-reader.js'

/** A collection of a copy. */
export interface CopiedCollection {
  /** `database.collection` */
  namespace: string
  documents: number
}

/**
 * Copies a database directory into an empty one, as of one moment. Every write that was acknowledged before the call is
 * in it, and only whole transactions. The directory may be open in another process, which goes on writing. The memory
 * needed does not grow with the database. When it resolves, the copy is on disk and every document of it has been read.
 * @throws Error with a readable message when there is no database, it is damaged, or there is no space for the copy.
 */
export async function copyDatabase(directory: string, target: string): Promise<CopiedCollection[]> {
  await readSound(filesIn(directory), async (source) => {
    await mkdir(filesOfCopy(target), { recursive: true, mode: 0o700 })
    await source.copyTo(filesOfCopy(target))
    markFormat(filesOfCopy(target))
  })
  return countCopy(filesOfCopy(target))
}

/** Reads all that was copied, in turns: the process has other work. */
async function countCopy(directory: string): Promise<CopiedCollection[]> {
  const copy = await Store.openReader(directory)
  try {
    const collections: CopiedCollection[] = []
    for (const meta of new Catalog(copy).all()) {
      const { documents, unreadable } = await complete(verifyDocuments(copy, meta))
      const [first] = unreadable
      if (first) {
        throw new Error(
          `Document ${first.recordId} of ${meta.namespace} cannot be read (${first.reason}), so there is no copy. See what else is damaged with: npm run db:verify`,
        )
      }
      collections.push({ namespace: meta.namespace, documents })
    }
    return collections.sort((a, b) => (a.namespace < b.namespace ? -1 : 1))
  } finally {
    await copy.close()
    // lmdb makes this file for open databases; the copy is complete without it.
    await rm(join(directory, 'lock.mdb'), { force: true })
  }
}
