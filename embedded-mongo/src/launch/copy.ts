import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Catalog } from '../catalog/catalog.js'
import { Store } from '../storage/store.js'
import { dataIn } from './serve.js'

/** A collection of a copy. */
export interface CopiedCollection {
  /** `database.collection` */
  namespace: string
  documents: number
}

/**
 * Copies a database directory into an empty one, as of one moment: every write that was acknowledged before the call is
 * in it, whole transactions only. The directory may be open in another process, which goes on writing. The memory
 * needed does not grow with the database. On disk when it resolves; the copy has been opened and counted.
 * @throws Error with a readable message when there is no database, or no room for the copy.
 */
export async function copyDatabase(directory: string, target: string): Promise<CopiedCollection[]> {
  const source = Store.openReader(dataIn(directory))
  try {
    await mkdir(dataIn(target), { recursive: true, mode: 0o700 })
    await source.copyTo(dataIn(target))
  } finally {
    await source.close()
  }
  return countCopy(dataIn(target))
}

async function countCopy(directory: string): Promise<CopiedCollection[]> {
  const copy = Store.openReader(directory)
  try {
    const catalog = new Catalog(copy)
    return [...catalog.all()]
      .map(({ namespace, table }) => ({ namespace, documents: catalog.countOf(table) }))
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1))
  } finally {
    await copy.close()
    // Only for those who have it open.
    await rm(join(directory, 'lock.mdb'), { force: true })
  }
}
