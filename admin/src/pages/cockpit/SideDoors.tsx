import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { mayEnter, type RoomName } from '../../auth/access.js'
import { useSession } from '../../auth/session-context.js'
import { useWords } from '../../words/use-words.js'

/** Rooms that the spec's icon menu does not name, as the role may enter them. */
const doors = [
  { room: 'settings', to: '/dashboard/settings' },
  { room: 'jobs', to: '/dashboard/jobs' },
  { room: 'audit', to: '/dashboard/audit' },
] as const satisfies readonly { room: RoomName; to: string }[]

export function SideDoors() {
  const say = useWords()
  const { role } = useSession()
  const mine = doors.filter(({ room }) => mayEnter(role, room))
  if (mine.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={say('cockpit.behindTheScenes')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {mine.map(({ room, to }) => (
        <Button key={room} component={Link} to={to} variant="outlined">
          {say(`rooms.${room}`)}
        </Button>
      ))}
    </Box>
  )
}
