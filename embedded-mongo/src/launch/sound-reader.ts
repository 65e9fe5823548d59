import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { completeAtLeisure } from '../pace/turn.js'
import { DamagedFile, DATA_FILE, requireSoundFile } from '../storage/data-file.js'
import { type Snapshot } from '../storage/key-reader.js'
import { checkPages, DamagedPage } from '../storage/page-check.js'
import { type Header, newestHeader } from '../storage/root-check.js'
import { Store } from '../storage/store.js'

const NEXT_SNAPSHOT_MS = 2

/**
 * Opens the files in `directory` for as long as `read` takes, also while another process writes to them. First it checks
 * all pages of the snapshot's commit, which lmdb itself would trust: in turns, `restMs` apart. With `values` it compares
 * every value with its checksum, too.
 * @throws Error with a readable message when there is no database, or its file is damaged.
 */
export async function readSound<T>(
  directory: string,
  read: (store: Store, snapshot: Snapshot, pages: number) => T | Promise<T>,
  { restMs = 0, values = false } = {},
): Promise<T> {
  requireSoundFile(directory)
  const store = await Store.openReader(directory)
  const path = join(directory, DATA_FILE)
  const file = openSync(path, 'r')
  try {
    const { snapshot, header } = await pinned(store, file, path)
    try {
      await completeAtLeisure(checkPages(file, header, values), restMs)
      return await read(store, snapshot, header.lastPage + 1)
    } finally {
      snapshot.release()
    }
  } catch (error) {
    if (!(error instanceof DamagedPage)) throw error
    throw new DamagedFile(`Page ${error.page} of ${path} is damaged: ${error.fault}.`, { cause: error })
  } finally {
    closeSync(file)
    await store.close()
  }
}

/**
 * A snapshot and the header of its commit: the newest header before the snapshot began, if it is still the newest after,
 * byte for byte. One that was read while lmdb wrote it has the number of the new commit and may have the trees of the
 * one before the last, whose pages nobody keeps.
 */
async function pinned(
  store: Store,
  file: number,
  path: string,
): Promise<{ snapshot: Snapshot; header: Header }> {
  for (;;) {
    const header = newestHeader(file)
    const snapshot = store.snapshot()
    const after = newestHeader(file)
    if (header && after?.bytes.equals(header.bytes)) return { snapshot, header }
    snapshot.release()
    if (!header || !after) throw new DamagedFile(`The beginning of ${path} is damaged.`)
    // lmdb gives the same snapshot again until the next turn.
    await setTimeout(NEXT_SNAPSHOT_MS)
  }
}
