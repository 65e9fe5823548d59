import Box from '@mui/material/Box'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { BesideRecord } from '../kit/lists/beside.js'
import { useIsWide } from '../kit/lists/use-on-phone.js'
import { colour, radius } from '../kit/theme/tokens.js'
import { ScreenSkeleton } from '../kit/ui/ScreenSkeleton.js'
import { useWords } from '../kit/words/use-words.js'
import { type ScreenName } from './screens.js'

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  gap: 3,
  alignItems: 'start',
}

/** Stays in sight, with a scroll of its own: the next record is one click away however long this one is. */
const listColumn = {
  position: 'sticky',
  top: 72,
  maxHeight: 'calc(100vh - 88px)',
  overflowY: 'auto',
  display: 'grid',
  gap: 2,
  pr: 2,
  borderRight: `1px solid ${colour.stone}`,
  '@media print': { display: 'none' },
}

interface ListBesideProps {
  name: ScreenName
  List: ComponentType
  /** The record stands in the address by this parameter; without it, the address is no record's. */
  by?: string | undefined
  children: ReactNode
}

/** On a wide screen the list that a record belongs to, and the record beside it; elsewhere the record alone. */
export function ListBeside({ name, List, by, children }: ListBesideProps) {
  const say = useWords()
  const { pathname, search } = useLocation()
  const isWide = useIsWide()
  const chosen = by === undefined ? pathname : new URLSearchParams(search).get(by)
  if (!isWide || chosen === null) return children
  const marked = { bgcolor: colour.rice, borderRadius: `${radius.field}px` }
  const address = by === undefined ? pathname : `${pathname}?${new URLSearchParams({ [by]: chosen })}`
  return (
    <Box sx={columns}>
      <Box
        component="section"
        aria-label={say(`screens.${name}`)}
        tabIndex={0}
        sx={{ ...listColumn, [`& li:has(a[href="${CSS.escape(address)}"])`]: marked }}
      >
        <BesideRecord value>
          <Suspense fallback={<ScreenSkeleton rows={4} height={72} />}>
            <List />
          </Suspense>
        </BesideRecord>
      </Box>
      <Box key={chosen} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
      </Box>
    </Box>
  )
}
