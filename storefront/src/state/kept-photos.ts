const NAME = 'jaadi.photos'
const LONGEST_MS = 24 * 60 * 60_000
/** Ten photos of a phone. What is above it is not kept. */
const MOST_BYTES = 60_000_000

interface Kept {
  name: string
  photos: File[]
  at: number
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(NAME))
  })

/** Rejects where the browser keeps nothing. It is closed again: a database that is open somewhere is not deleted. */
async function onShelf<T>(work: (shelf: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(NAME)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(NAME, { keyPath: 'name' })
  const database = await answerOf(opening)
  try {
    return await work(database.transaction(NAME, 'readwrite').objectStore(NAME))
  } finally {
    database.close()
  }
}

/** Photos that were chosen and not sent. They outlive the page, as what was typed does (`kept-text.ts`), for a day. */
export function keptPhotos(name: string): Promise<readonly File[]> {
  const read = onShelf(async (shelf) => {
    const all = await answerOf<Kept[]>(shelf.getAll())
    const old = new Set(all.filter(({ at }) => at < Date.now() - LONGEST_MS))
    for (const kept of old) shelf.delete(kept.name)
    return all.find((kept) => kept.name === name && !old.has(kept))?.photos ?? []
  })
  return read.catch(() => [])
}

/** Keeps them on this device; none forgets them. */
export async function keepPhotos(name: string, chosen: readonly File[]): Promise<void> {
  let room = MOST_BYTES
  const photos = chosen.filter(({ size }) => (room -= size) >= 0)
  await onShelf(async (shelf) => {
    if (photos.length > 0) await answerOf(shelf.put({ name, photos, at: Date.now() }))
    else await answerOf(shelf.delete(name))
  }).catch(() => undefined)
}

/** Forgets all of them, for the next person on this device. */
export function forgetPhotos(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(NAME)
}
