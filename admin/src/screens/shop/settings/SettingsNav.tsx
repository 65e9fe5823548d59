import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { colour } from '../../../kit/theme/tokens.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { sections } from './sections.js'

export const SETTINGS = '/dashboard/settings'

const doors: readonly { to: string; title: WordKey }[] = [
  { to: SETTINGS, title: 'settings.goLive' },
  ...sections.map(({ name, title }) => ({ to: `${SETTINGS}/${name}`, title })),
  { to: `${SETTINGS}/history`, title: 'settings.history' },
]

const door = {
  '&[aria-current="page"]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar },
}

/** The parts of the settings; each is an address of its own. */
export function SettingsNav() {
  const say = useWords()
  const { pathname } = useLocation()
  return (
    <Box component="nav" aria-label={say('settings.parts')}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {doors.map(({ to, title }) => (
          <li key={to}>
            <Button component={Link} to={to} aria-current={pathname === to ? 'page' : undefined} sx={door}>
              {say(title)}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  )
}
