import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { mayEnter, type ScreenName } from '../../auth/access.js'
import { useSession } from '../../auth/session-context.js'
import { useWords } from '../../words/use-words.js'

/** Screens that the icon menu does not name, as the role may enter them. */
const doors = [
  { screen: 'settings', to: '/dashboard/settings' },
  { screen: 'jobs', to: '/dashboard/jobs' },
  { screen: 'audit', to: '/dashboard/audit' },
] as const satisfies readonly { screen: ScreenName; to: string }[]

export function SideDoors() {
  const say = useWords()
  const { role } = useSession()
  const mine = doors.filter(({ screen }) => mayEnter(role, screen))
  if (mine.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={say('cockpit.behindTheScenes')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {mine.map(({ screen, to }) => (
        <Button key={screen} component={Link} to={to} variant="outlined">
          {say(`screens.${screen}`)}
        </Button>
      ))}
    </Box>
  )
}
