import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { FilterForm, ListContextProvider, useListContext } from 'react-admin'
import { colour, radius } from '../theme/tokens.js'
import { useBrowserMemory } from '../ui/use-browser-memory.js'
import { useWords } from '../words/use-words.js'
import { useOnPhone } from './use-on-phone.js'

/** react-admin lays filters out for a wide toolbar; here they share a grid. */
const filterGrid = {
  '& form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(150px, 1fr))' },
    gap: { xs: 2, md: 1 },
    m: 0,
    p: 0,
    minHeight: 0,
  },
  '& form > *': { m: 0, p: 0 },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
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

/** Its code comes with the first tap. */
const Sheet = lazy(() => import('../ui/Sheet.js').then((file) => ({ default: file.Sheet })))

/** So many stand in one row with the search; more wait behind a button. */
const MOST_IN_SIGHT = 4

/** The filter that is typed. */
const SEARCH = 'q'
const sourceOf = ({ props }: ReactElement) => (props as { source: string }).source

/**
 * The inputs that filter a list. On a phone the search stands above the rows and the others wait in a sheet, so that the
 * first record is in sight; beside a table they do so where they are many. react-admin's form keeps typed text when the filters are cleared from outside. Code that clears
 * them gives this a new key, so the list gets a new form.
 */
export function ListFilters({ filters }: { filters: ReactElement[] }) {
  const say = useWords()
  const onPhone = useOnPhone()
  const search = filters.filter((filter) => sourceOf(filter) === SEARCH)
  const others = filters.filter((filter) => sourceOf(filter) !== SEARCH)
  if (!onPhone && filters.length <= MOST_IN_SIGHT)
    return <FilterGroup filters={filters} name={say('lists.filters')} />
  if (!onPhone) return <FoldedFilters search={search} others={others} />
  return (
    <>
      {search.length > 0 && <FilterGroup filters={search} name={say('lists.filters')} />}
      {others.length > 0 && <FilterSheet filters={others} />}
    </>
  )
}

/** The search, and a button that opens the others below it; whether they are open is remembered for the list. */
function FoldedFilters({ search, others }: { search: ReactElement[]; others: ReactElement[] }) {
  const say = useWords()
  const id = useId()
  const { resource, filterValues } = useListContext()
  const [open, setOpen] = useBrowserMemory(`jaadi.filters.${resource}`)
  const isOpen = open === 'open'
  const set = others.filter((filter) => sourceOf(filter) in filterValues).length
  return (
    <>
      {search.length > 0 && (
        <Box sx={{ flex: '0 1 420px' }}>
          <FilterGroup filters={search} name={say('lists.filters')} />
        </Box>
      )}
      <Button
        startIcon={<TuneOutlined />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(isOpen ? 'closed' : 'open')}
      >
        {set === 0 ? say('lists.filter') : say('lists.filtersSet', { count: set })}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ order: 1, flex: '1 0 100%' }}>
          {/* The code of a choice comes late: what stands above stays, and the button keeps the keyboard. */}
          <Suspense fallback={null}>
            <FilterGroup filters={others} name={say('lists.filters')} />
          </Suspense>
        </Box>
      )}
    </>
  )
}

function FilterGroup({ filters, name }: { filters: ReactElement[]; name: string }) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ ...filterGrid, flex: useOnPhone() ? '1 1 160px' : '1 1 480px' }}
    >
      <WhileMounted>
        <FilterForm filters={filters} />
      </WhileMounted>
    </Box>
  )
}

/** A button with the number of set filters, and the sheet that it opens from below. */
function FilterSheet({ filters }: { filters: ReactElement[] }) {
  const say = useWords()
  const { filterValues } = useListContext()
  const [open, setOpen] = useState(false)
  const set = filters.filter((filter) => sourceOf(filter) in filterValues).length
  const title = say('lists.filters')
  return (
    <>
      <IconButton
        aria-label={set === 0 ? say('lists.filter') : say('lists.filtersSet', { count: set })}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{
          border: 1,
          borderRadius: `${radius.field}px`,
          color: set > 0 ? colour.rice : colour.clay,
          bgcolor: set > 0 ? colour.clay : 'transparent',
          '&:hover': { bgcolor: set > 0 ? colour.jar : colour.rice },
        }}
      >
        <TuneOutlined />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <Sheet title={title} onClose={() => setOpen(false)}>
            <FilterGroup filters={filters} name={title} />
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
