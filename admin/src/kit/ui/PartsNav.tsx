import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { colour } from '../theme/tokens.js'
import { useWords, type WordKey } from '../words/use-words.js'

const door = {
  '&[aria-current="page"]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar },
}

interface PartsNavProps {
  label: WordKey
  doors: readonly { to: string; title: WordKey }[]
}

/** The parts of a screen; each is an address of its own. */
export function PartsNav({ label, doors }: PartsNavProps) {
  const say = useWords()
  const { pathname } = useLocation()
  return (
    <Box component="nav" aria-label={say(label)}>
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
