import MenuOutlined from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { type SxProps } from '@mui/material/styles'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useLiveness } from '../api/live.js'
import { colour } from '../kit/theme/tokens.js'
import { formatTime } from '../kit/ui/format.js'
import { useWords } from '../kit/words/use-words.js'
import { useSession } from '../session/session-context.js'
import { ConsoleMenu, FurtherMenu } from './ConsoleMenu.js'
import { JumpTo } from './JumpTo.js'

const brand = { color: 'inherit', textDecoration: 'none', fontWeight: 750, fontSize: 20, lineHeight: '44px' }

/**
 * Brand, jump box and the menu. On a phone the menu is closed behind a button, so that the work comes first. Choosing
 * an entry closes it again.
 */
export function ConsoleHeader() {
  const say = useWords()
  const location = useLocation()
  const [toggledAt, setToggledAt] = useState<string | null>(null)
  const open = toggledAt === location.key

  return (
    <Box component="header" sx={{ bgcolor: colour.jar, color: colour.rice }}>
      <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 1.5, sm: 3 }, py: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Box component={RouterLink} to="/dashboard" sx={brand}>
            {say('app.title')}
          </Box>
          <WhoAmI sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }} />
          <LiveMark />
          <Button
            color="inherit"
            startIcon={<MenuOutlined />}
            aria-expanded={open}
            aria-controls="console-menu"
            onClick={() => setToggledAt(open ? null : location.key)}
            sx={{ display: { md: 'none' }, ml: 'auto' }}
          >
            {say('app.menu')}
          </Button>
          <JumpTo />
        </Box>
        <ConsoleMenu open={open} />
        <FurtherMenu open={open} />
        {open && <WhoAmI sx={{ display: { md: 'none' } }} />}
      </Box>
    </Box>
  )
}

/** Whether the screens hear of changes by themselves, or since when they do not and have to ask. */
function LiveMark() {
  const say = useWords()
  const { live, lostAt } = useLiveness()
  return (
    <Box role="status" sx={{ fontSize: 15, lineHeight: '44px', color: lostAt ? colour.turmeric : 'inherit' }}>
      {(live || lostAt) && <span aria-hidden>{live ? '● ' : '○ '}</span>}
      {live && say('app.live')}
      {lostAt && say('app.notLive', { time: formatTime(lostAt.toISOString()) })}
    </Box>
  )
}

/** Who is signed in; leads to where they are. */
function WhoAmI({ sx }: { sx: SxProps }) {
  const say = useWords()
  const { name, mobileNumber } = useSession()
  return (
    <Box sx={sx}>
      <Link
        component={RouterLink}
        to="/dashboard/sessions"
        color="inherit"
        sx={{ lineHeight: '44px', display: 'block' }}
      >
        {say('app.signedInAs', { name: name || mobileNumber })}
      </Link>
    </Box>
  )
}
