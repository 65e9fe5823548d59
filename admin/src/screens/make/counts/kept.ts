import { type Count, type Shelf } from '../../../api/api-types.js'
import { keptChanged, keysFrom, parsed, readStored, storedBelow } from '../../../kit/kept/kept.js'

/**
 * A line that waits on this phone for the network. Each is an entry of its own, so that two tabs do not overwrite each
 * other.
 */
export interface WaitingLine {
  clientLineId: string
  batchNumber: string
  /** Null takes the line back. */
  counted: number | null
  countedAt: string
  seenRemaining: number | null
  /** The server does not take it, for this reason. */
  refused?: string
}

/** What a phone knows of a count. */
export interface Kept {
  count: Count
  shelf: Shelf
}

const LINE = 'jaadi.count.line'
const KEPT = 'jaadi.count.kept'

export const storedLines = (countId: string): string => storedBelow(`${LINE}/${countId}`)

/** In the order in which they were counted. */
export const readLines = (stored: string): WaitingLine[] =>
  readStored<WaitingLine>(stored).sort((one, other) => one.countedAt.localeCompare(other.countedAt))

/** @throws DOMException when the phone has no room */
export function storeLine(countId: string, line: WaitingLine): void {
  localStorage.setItem(`${LINE}/${countId}/${line.clientLineId}`, JSON.stringify(line))
  keptChanged()
}

export function removeLines(countId: string, ids: readonly string[]): void {
  for (const id of ids) localStorage.removeItem(`${LINE}/${countId}/${id}`)
  keptChanged()
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
  if (had !== tooLarge.has(countId)) keptChanged()
}

export function forget(countId: string): void {
  localStorage.removeItem(`${KEPT}/${countId}`)
}
