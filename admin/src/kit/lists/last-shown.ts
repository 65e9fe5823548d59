import { type SortPayload } from 'react-admin'
import { type FilterValues } from './filter-values.js'

/** What a list showed when it was left. */
export interface LastShown {
  filter: FilterValues
  sort: SortPayload
  page: number
  perPage: number
}

const keyOf = (resource: string) => `jaadi.shown.${resource}`

/** Remembers it in this tab: the records that are opened from the list follow its order. */
export function noteShown(resource: string, shown: LastShown): void {
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify(shown))
  } catch {
    // Then a record has no way to its neighbours.
  }
}

/** What the list showed last in this tab; null: it was not opened. */
export function lastShown(resource: string): LastShown | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? 'null') as LastShown | null
  } catch {
    return null
  }
}
