import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { colour, radius } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'
import { useSummary } from '../parts/summary.js'
import { useSession } from '../session/session-context.js'
import { useLeave } from './ConsoleMenu.js'
import { LookChoice } from './LookChoice.js'
import { entriesOf, GROUPS, markedAt, waitingAt } from './screens.js'
import { WaitingMark } from './WaitingMark.js'

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

/** The sheet of a phone with every screen that the role may enter, by group; below them who is signed in and the way out. */
export function MoreScreens({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: { sx: { maxHeight: '85vh', borderRadius: `${radius.card}px ${radius.card}px 0 0` } },
      }}
    >
      <AllScreens />
    </Drawer>
  )
}

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
      <LookChoice />
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
