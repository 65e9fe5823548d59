import './tools-words.js'
import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { quietQuery } from '../../api/query-client.js'
import { onScreen } from '../ui/layout.js'
import { useWords } from '../words/use-words.js'
import { type LastShown, lastShown } from './last-shown.js'

export interface NeighboursProps {
  /** The list that the record stands in. */
  resource: string
  /** The field of a row by which its record is addressed, and its value in the record that is shown. */
  field: string
  shown: string
  to: (value: string) => string
  /** The field that a row is called by. */
  called?: string
}

/** The ways to the record before and after, in the order and with the filters of the list that it was opened from. */
export function NeighbourLinks({ resource, field, shown, to, called = field }: NeighboursProps) {
  const say = useWords()
  const nameOf = (row: RaRecord) => String(row[called])
  const [last] = useState(() => lastShown(resource))
  const page = usePageOf(resource, last, 0)
  const at = page.data?.findIndex((row) => row[field] === shown) ?? -1
  const isFirst = at === 0 && last !== null && last.page > 1
  const isLast = at >= 0 && at === (page.data?.length ?? 0) - 1
  const before = usePageOf(resource, isFirst ? last : null, -1)
  const after = usePageOf(resource, isLast ? last : null, 1)
  if (at < 0) return null
  const previous = page.data?.[at - 1] ?? (isFirst ? before.data?.at(-1) : undefined)
  const next = page.data?.[at + 1] ?? (isLast ? after.data?.[0] : undefined)
  if (!previous && !next) return null
  return (
    <Box
      component="nav"
      aria-label={say('listTools.neighbours')}
      sx={{ ...onScreen, display: 'flex', justifyContent: 'flex-end', my: -1 }}
    >
      {previous && (
        <IconButton
          component={Link}
          to={to(String(previous[field]))}
          aria-label={say('listTools.previous', { name: nameOf(previous) })}
        >
          <NavigateBefore />
        </IconButton>
      )}
      {next && (
        <IconButton
          component={Link}
          to={to(String(next[field]))}
          aria-label={say('listTools.next', { name: nameOf(next) })}
        >
          <NavigateNext />
        </IconButton>
      )}
    </Box>
  )
}

/** The page that the list showed, or one beside it. It is at hand where the person comes from the list. */
function usePageOf(resource: string, last: LastShown | null, step: number) {
  return useGetList<RaRecord>(
    resource,
    {
      filter: { ...last?.filter },
      sort: last?.sort ?? { field: 'id', order: 'ASC' },
      pagination: { page: (last?.page ?? 1) + step, perPage: last?.perPage ?? 25 },
    },
    { ...quietQuery, enabled: last !== null, staleTime: 60_000 },
  )
}
