import './tools-words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'
import { colour } from '../theme/tokens.js'
import { formatQuantity } from '../ui/format.js'
import { useWords } from '../words/use-words.js'
import { isSame, without } from './filter-values.js'
import { isLit, type ListTab, namesOf } from './list-tabs.js'
import { type View } from './use-list-memory.js'

/** One row, which scrolls on a phone. */
export const tabRow = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  overflowX: { xs: 'auto', md: 'visible' },
  minWidth: 0,
}
export const tabFace = {
  flex: 'none',
  minHeight: 40,
  px: 1.5,
  fontSize: 15,
  whiteSpace: 'nowrap',
  '&[aria-pressed="true"]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar },
}

/** What one looks for most, with its number, and the views that this person keeps. */
export function ListTabs({ tabs, views }: { tabs: readonly ListTab[]; views: readonly View[] }) {
  const say = useWords()
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const counts = useCounts(tabs)
  const isView = (view: View) => isSame(view.filter, filterValues) && isSame(view.sort, sort)
  const viewIsOpen = views.some(isView)
  const titleOf = (tab: ListTab) => {
    const title = say(tab.name)
    const count = counts.get(tab)
    return count === undefined ? title : say('listTools.counted', { title, count: formatQuantity(count) })
  }
  return (
    <Box role="group" aria-label={say('listTools.tabs')} sx={tabRow}>
      {tabs.map((tab) => (
        <Button
          key={tab.name}
          variant="outlined"
          aria-pressed={!viewIsOpen && isLit(tab, tabs, filterValues)}
          sx={tabFace}
          onClick={() => setFilters({ ...without(filterValues, namesOf(tabs)), ...tab.filter }, {})}
        >
          {titleOf(tab)}
        </Button>
      ))}
      {views.map((view) => (
        <Button
          key={view.name}
          variant="outlined"
          aria-pressed={isView(view)}
          sx={tabFace}
          onClick={() => {
            setFilters({ ...view.filter }, {})
            setSort(view.sort)
          }}
        >
          {view.name}
        </Button>
      ))}
    </Box>
  )
}

/** How many rows each tab has, in one call of the server. */
function useCounts(tabs: readonly ListTab[]): ReadonlyMap<ListTab, number> {
  const api = useApi()
  const { resource } = useListContext()
  const counted = tabs.filter(({ filter }) => Object.keys(filter).length > 0)
  const filters = counted.map(({ filter }) => filter)
  const { data } = useQuery({
    queryKey: [resource, 'counts', filters],
    queryFn: ({ signal }) => api.listCounts(resource, filters, signal),
    enabled: counted.length > 0,
    ...LIVE,
  })
  return new Map(counted.flatMap((tab, at) => (data?.[at] === undefined ? [] : [[tab, data[at]] as const])))
}
