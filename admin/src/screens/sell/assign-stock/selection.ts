import { createContext, useContext } from 'react'

export interface Selection {
  /** `_id`s of the orders that are chosen. */
  chosen: ReadonlySet<string>
  choose: (orderKey: string, chosen: boolean) => void
}

/** Which orders of the list are chosen; null where an order stands alone. */
export const SelectionContext = createContext<Selection | null>(null)

export const useSelection = () => useContext(SelectionContext)
