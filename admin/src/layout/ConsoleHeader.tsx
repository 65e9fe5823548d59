import MenuOutlined from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../auth/session-context.js'
import { roomAt } from '../rooms/rooms.js'
import { colour } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'
import { CockpitMenu } from './CockpitMenu.js'
import { JumpTo } from './JumpTo.js'

const brand = { color: 'inherit', textDecoration: 'none', fontWeight: 750, fontSize: 20, lineHeight: '44px' }

/**
 * Brand, jump box and the icon menu. On a phone the menu lies open while nothing is chosen and folds behind a
 * button inside a room; choosing an entry folds it again.
 */
export function ConsoleHeader() {
  const say = useWords()
  const location = useLocation()
  const { name, mobileNumber } = useSession()
  const [toggledAt, setToggledAt] = useState<string | null>(null)
  const openByItself = roomAt(location) === null
  const toggled = toggledAt === location.key
  const open = toggled ? !openByItself : openByItself

  return (
    <Box component="header" sx={{ bgcolor: colour.jar, color: colour.rice }}>
      <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 1.5, sm: 3 }, py: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Box component={Link} to="/dashboard" sx={brand}>
            {say('app.title')}
          </Box>
          <Typography variant="body2" noWrap sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}>
            {say('app.signedInAs', { name: name ?? mobileNumber })}
          </Typography>
          <Button
            color="inherit"
            startIcon={<MenuOutlined />}
            aria-expanded={open}
            aria-controls="cockpit-menu"
            onClick={() => setToggledAt(toggled ? null : location.key)}
            sx={{ display: { md: 'none' }, ml: 'auto' }}
          >
            {say('app.menu')}
          </Button>
          <JumpTo />
        </Box>
        <CockpitMenu open={open} />
      </Box>
    </Box>
  )
}
