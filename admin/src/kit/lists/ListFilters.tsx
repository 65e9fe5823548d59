import Box from '@mui/material/Box'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { FilterForm, ListContextProvider, useListContext } from 'react-admin'
import { useWords } from '../words/use-words.js'

/** react-admin lays filters out for a wide toolbar; here they share a grid that suits a phone. */
const filterGrid = (wide: string | undefined) => ({
  flex: { xs: '1 0 100%', sm: '1 1 480px' },
  '& form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
    gap: 1.5,
    m: 0,
    p: 0,
    minHeight: 0,
  },
  '& form > *': { m: 0, p: 0 },
  [`& [data-source="${wide}"]`]: { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
})

interface FilterProps {
  source: string
  alwaysOn?: boolean
}

/** The filter that gets its own row on a phone, when the number is odd: the text filter, else the last one. */
function oddOne(filters: readonly ReactElement[], values: Record<string, unknown>): string | undefined {
  const sources = filters
    .map(({ props }) => props as FilterProps)
    .filter(({ source, alwaysOn }) => alwaysOn || source in values)
    .map(({ source }) => source)
  if (sources.length % 2 === 0) return undefined
  return sources.includes('q') ? 'q' : sources.at(-1)
}

/** A form that is gone sets no filters any more: react-admin's sends what was typed half a second late. */
function WhileMounted({ children }: { children: ReactNode }) {
  const list = useListContext()
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const setFilters: typeof list.setFilters = (...filters) => {
    if (mounted.current) list.setFilters(...filters)
  }
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>
}

/**
 * The inputs that filter a list. react-admin's form keeps typed text when the filters are cleared from outside. Code
 * that clears them gives this a new key, so the list gets a new form.
 */
export function ListFilters({ filters }: { filters: ReactElement[] }) {
  const say = useWords()
  const { filterValues } = useListContext()
  return (
    <Box role="group" aria-label={say('lists.filters')} sx={filterGrid(oddOne(filters, filterValues))}>
      <WhileMounted>
        <FilterForm filters={filters} />
      </WhileMounted>
    </Box>
  )
}
