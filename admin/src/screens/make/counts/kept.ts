import { type Count, type Shelf } from '../../../api/api-types.js'

/**
 * A line that waits on this phone for the network. Each is an entry of its own, so that two tabs do not overwrite each
 * other.
 */
export interface WaitingLine {
  clientLineId: string
  batchNumber: string
  /** The counted quantity; null takes the line back. */
  counted: number | null
  countedAt: string
  seenRemaining: number | null
  /** The reason why the server does not take the line. */
  refused?: string
}

/** What a phone knows of a count. */
export interface Kept {
  count: Count
  shelf: Shelf
}

const LINE = 'jaadi.count.line'
const KEPT = 'jaadi.count.kept'

const changes = new EventTarget()
const changed = () => changes.dispatchEvent(new Event('change'))

/** Calls when this or another tab has changed what is kept. @returns the way to stop it */
export function onKeptChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    changes.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

const keysFrom = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}/`))

/** The entries of the lines of a count as they are stored: the same text while nothing changed. */
export function storedLines(countId: string): string {
  const entries = keysFrom(`${LINE}/${countId}`).map((key) => localStorage.getItem(key) ?? '')
  return entries.sort().join('\n')
}

/** In the order in which they were counted. */
export function readLines(stored: string): WaitingLine[] {
  return stored
    .split('\n')
    .flatMap((text) => parsed<WaitingLine>(text === '' ? null : text) ?? [])
    .sort((one, other) => one.countedAt.localeCompare(other.countedAt))
}

/** @throws DOMException when the phone has no room */
export function storeLine(countId: string, line: WaitingLine): void {
  localStorage.setItem(`${LINE}/${countId}/${line.clientLineId}`, JSON.stringify(line))
  changed()
}

export function removeLines(countId: string, ids: readonly string[]): void {
  for (const id of ids) localStorage.removeItem(`${LINE}/${countId}/${id}`)
  changed()
}

export function readKept(countId: string): Kept | null {
  return parsed<Kept>(localStorage.getItem(`${KEPT}/${countId}`))
}

/** Counts that this phone can go on with when it has no network. */
export function allKept(): Kept[] {
  return keysFrom(KEPT).flatMap((key) => parsed<Kept>(localStorage.getItem(key)) ?? [])
}

/** Counts that found no room on this phone. */
const tooLarge = new Set<string>()
export const hasNoRoom = (countId: string): boolean => tooLarge.has(countId)

export function keep(countId: string, kept: Kept): void {
  const had = tooLarge.has(countId)
  try {
    localStorage.setItem(`${KEPT}/${countId}`, JSON.stringify(kept))
    tooLarge.delete(countId)
  } catch {
    tooLarge.add(countId)
  }
  if (had !== tooLarge.has(countId)) changed()
}

export function forget(countId: string): void {
  localStorage.removeItem(`${KEPT}/${countId}`)
}
