import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { colour } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'
import { JumpTo } from './JumpTo.js'
import { LiveMark } from './LiveMark.js'
import { markedAt } from './screens.js'

/** Long names take two rows: what a screen is about is read whole. */
const titleLook = {
  flex: '1 1 auto',
  minWidth: 0,
  '& h1': {
    fontSize: { xs: 17, md: 20 },
    lineHeight: 1.2,
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
}

/** Who opens the search is about to type. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/**
 * The bar above every screen: the way from a record to its list, the title, and the search, which is behind a button on a
 * phone. @param onTitlePlace is given the element that the heading of the screen is drawn into
 */
export function TopBar({ onTitlePlace }: { onTitlePlace: (place: HTMLElement | null) => void }) {
  const say = useWords()
  const location = useLocation()
  const screen = markedAt(location.pathname)
  const isRecord = screen !== null && screen.to !== location.pathname.replace(/\/$/, '')
  const [searchedAt, setSearchedAt] = useState<string | null>(null)
  const searching = searchedAt === location.key
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: colour.paper,
        borderBottom: `1px solid ${colour.stone}`,
        '@media print': { position: 'static', border: 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 2 },
          minHeight: { xs: 48, md: 56 },
          px: { xs: 1.5, md: 3 },
        }}
      >
        {isRecord && (
          <IconButton
            component={Link}
            to={screen.to}
            edge="start"
            aria-label={say('app.back', { name: say(`screens.${screen.name}`) })}
            sx={{ '@media print': { display: 'none' } }}
          >
            <ArrowBackOutlined />
          </IconButton>
        )}
        <Box ref={onTitlePlace} sx={titleLook} />
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: 340,
            flex: 'none',
            '@media print': { display: 'none' },
          }}
        >
          <JumpTo />
        </Box>
        <LiveMark />
        <IconButton
          aria-label={say(searching ? 'common.close' : 'jump.show')}
          aria-expanded={searching}
          onClick={() => setSearchedAt(searching ? null : location.key)}
          sx={{ display: { md: 'none' }, '@media print': { display: 'none' } }}
        >
          {searching ? <CloseOutlined /> : <SearchOutlined />}
        </IconButton>
      </Box>
      {searching && (
        <Box sx={{ display: { md: 'none' }, px: 1.5, pb: 1 }}>
          <JumpTo field={focus} />
        </Box>
      )}
    </Box>
  )
}
