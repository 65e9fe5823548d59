import { useSyncExternalStore } from 'react'

const ENTRY = /\/assets\/console\/(index-[\w-]+)\.js/

/** The release that this page runs, by the file that it began with; unknown in development. */
const own = (): string | undefined =>
  [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[1]).find((name) => name !== undefined)

const changes = new EventTarget()
let isOld = false

/** Each answer of the API names the console that belongs to it. @param release null where it names none */
export function noteRelease(release: string | null): void {
  const mine = own()
  if (isOld || release === null || mine === undefined || release === mine) return
  isOld = true
  changes.dispatchEvent(new Event('change'))
}

function onChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** Whether the server has another console than this page, which then has to be loaded anew. */
export const useIsOldRelease = (): boolean => useSyncExternalStore(onChange, () => isOld)
