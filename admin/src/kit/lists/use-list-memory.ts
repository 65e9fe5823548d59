import { useState } from 'react'
import { type SortPayload, useGetIdentity } from 'react-admin'
import { type FilterValues } from './filter-values.js'

/** Filters and an order under a name. */
export interface View {
  name: string
  filter: FilterValues
  sort: SortPayload
}

/** How one person wants a list. */
export interface ListMemory {
  views: readonly View[]
  /** Sources of the columns that are not shown. */
  hidden: readonly string[]
}

const NOTHING: ListMemory = { views: [], hidden: [] }

/** Beside react-admin's own, which is emptied at every log-out. */
function read(key: string): ListMemory {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ListMemory>) }
  } catch {
    return NOTHING
  }
}

function write(key: string, memory: ListMemory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory))
  } catch {
    // A private window may refuse; it then lasts as long as the screen.
  }
}

/** What this browser remembers of how the person who is logged in wants a list. */
export function useListMemory(resource: string): [ListMemory, (memory: ListMemory) => void] {
  const { identity } = useGetIdentity()
  const key = `jaadi.list.${resource}.${identity?.id ?? ''}`
  const [changed, setChanged] = useState<{ key: string; memory: ListMemory } | null>(null)
  const memory = changed?.key === key ? changed.memory : identity ? read(key) : NOTHING
  return [
    memory,
    (next) => {
      write(key, next)
      setChanged({ key, memory: next })
    },
  ]
}
