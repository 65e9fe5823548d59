import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import Menu from '@mui/icons-material/Menu'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { colour, radius } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'
import { useSummary } from '../parts/summary.js'
import { useSession } from '../session/session-context.js'
import { useLeave } from './ConsoleMenu.js'
import { entriesOf, GROUPS, markedAt, thumbEntriesOf, waitingAt } from './screens.js'
import { WaitingMark } from './WaitingMark.js'

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
  '&[aria-current="page"]': { color: colour.chilli, fontWeight: 650 },
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
      <Drawer
        anchor="bottom"
        open={openAt === location.key}
        onClose={() => setOpenAt(null)}
        slotProps={{
          paper: { sx: { maxHeight: '85vh', borderRadius: `${radius.card}px ${radius.card}px 0 0` } },
        }}
      >
        <AllScreens />
      </Drawer>
    </Box>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1,
  borderRadius: `${radius.field}px`,
  color: colour.ink,
  font: 'inherit',
  fontSize: 16,
  textAlign: 'left',
  '&[aria-current="page"]': { bgcolor: colour.stone, fontWeight: 650 },
  '& svg': { color: colour.clay, flex: 'none' },
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
}

/** Every screen that the role may enter, by group; below them who is signed in and the way out. */
function AllScreens() {
  const say = useWords()
  const { role, name, mobileNumber } = useSession()
  const { data: summary } = useSummary()
  const leave = useLeave()
  const marked = markedAt(useLocation().pathname)?.name
  const entries = entriesOf(role)
  return (
    <Box component="nav" aria-label={say('app.more')} sx={{ p: 2, pb: 3, display: 'grid', gap: 2 }}>
      {GROUPS.map((group) => (
        <Group key={group} title={say(`groups.${group}`)}>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <li key={entry.name}>
                <ButtonBase
                  component={Link}
                  to={entry.to}
                  aria-current={entry.name === marked ? 'page' : undefined}
                  sx={row}
                >
                  <entry.icon aria-hidden />
                  {say(`screens.${entry.name}`)}
                  <WaitingMark count={waitingAt([entry], summary)} />
                </ButtonBase>
              </li>
            ))}
        </Group>
      ))}
      <Group title={say('app.signedInAs', { name: name || mobileNumber })}>
        <li>
          <ButtonBase component={Link} to="/dashboard/sessions" sx={row}>
            {say('screens.sessions')}
          </ButtonBase>
        </li>
        <li>
          <ButtonBase component="a" href="/userhomepage" sx={row}>
            <OpenInNewOutlined aria-hidden />
            {say('app.viewShop')}
          </ButtonBase>
        </li>
        <li>
          <ButtonBase onClick={leave} sx={row}>
            <LogoutOutlined aria-hidden />
            {say('app.logout')}
          </ButtonBase>
        </li>
      </Group>
    </Box>
  )
}

/** A group with nothing in it, which another role has, is not there. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h2" sx={{ fontSize: 13, fontWeight: 650, color: colour.muted, px: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={grid}>
        {children}
      </Box>
    </Box>
  )
}
