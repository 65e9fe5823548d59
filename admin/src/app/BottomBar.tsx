import Menu from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { colour } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'
import { useSummary } from '../parts/summary.js'
import { useSession } from '../session/session-context.js'
import { markedAt, thumbEntriesOf, waitingAt } from './screens.js'
import { WaitingMark } from './WaitingMark.js'

/** Its code, and that of the sheet, comes with the first tap. */
const MoreScreens = lazy(() => import('./MoreScreens.js').then((file) => ({ default: file.MoreScreens })))

const HEIGHT = 56

/** What the bar takes of the lower edge: what sticks there stands above it. */
export const bottomBarSpace = {
  '--bottom-bar': { xs: `calc(${HEIGHT}px + env(safe-area-inset-bottom, 0px))`, md: '0px' },
}

const place = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.25,
  height: HEIGHT,
  width: '100%',
  position: 'relative',
  color: colour.muted,
  font: 'inherit',
  fontSize: 12,
  '&[aria-current="page"]': { color: colour.chilliDeep, fontWeight: 650 },
}

/** The console's menu on a phone: the screens of a day at the thumb, and all others behind "More". */
export function BottomBar() {
  const say = useWords()
  const { role } = useSession()
  const { data: summary } = useSummary()
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const marked = markedAt(location.pathname)?.name
  const entries = thumbEntriesOf(role)
  const isElsewhere = !entries.some(({ name }) => name === marked)
  return (
    <Box
      component="nav"
      aria-label={say('app.screens')}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${entries.length + 1}, minmax(0, 1fr))`,
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        pb: 'env(safe-area-inset-bottom, 0px)',
        bgcolor: colour.paper,
        borderTop: `1px solid ${colour.stone}`,
        '@media print': { display: 'none' },
      }}
    >
      {entries.map((entry) => (
        <ButtonBase
          key={entry.name}
          component={Link}
          to={entry.to}
          aria-current={entry.name === marked ? 'page' : undefined}
          sx={place}
        >
          <entry.icon aria-hidden />
          {say(entry.word)}
          <WaitingMark count={waitingAt([entry], summary)} onPicture />
        </ButtonBase>
      ))}
      <ButtonBase
        aria-expanded={openAt === location.key}
        aria-current={isElsewhere ? 'page' : undefined}
        onClick={() => setOpenAt(location.key)}
        sx={place}
      >
        <Menu aria-hidden />
        {say('app.more')}
      </ButtonBase>
      {openAt === location.key && (
        <Suspense fallback={null}>
          <MoreScreens onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </Box>
  )
}
