import { type WordKey } from '../words/use-words.js'
import { type FilterValues, isSame } from './filter-values.js'

/** What one looks for most in a list. */
export interface ListTab {
  name: WordKey
  /** Empty: all rows, which are not counted, since the list itself tells how many there are. */
  filter: FilterValues
  /** Lit whatever the value of its filter is: a moment that was passed, for instance. */
  anyValue?: boolean
}

/** The filters that tabs set: another tab takes them away, and leaves the others. */
export const namesOf = (tabs: readonly ListTab[]): string[] => [
  ...new Set(tabs.flatMap(({ filter }) => Object.keys(filter))),
]

/** Whether the list shows what the tab stands for. */
export function isLit(
  { filter, anyValue }: ListTab,
  tabs: readonly ListTab[],
  values: FilterValues,
): boolean {
  return namesOf(tabs).every((name) =>
    anyValue && name in filter ? name in values : isSame(filter[name], values[name]),
  )
}
