import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useOnPhone } from '../kit/lists/use-on-phone.js'
import { colour, radius } from '../kit/theme/tokens.js'
import { unseen } from '../kit/ui/layout.js'
import { isForScreen } from '../kit/ui/single-key.js'
import { useWords } from '../kit/words/use-words.js'
import { useSession } from '../session/session-context.js'
import { LiveMark } from './LiveMark.js'
import { markedAt, mayEnter } from './screens.js'

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

const SearchDialog = lazy(() => import('./SearchDialog.js').then((file) => ({ default: file.SearchDialog })))

/** A button that looks like the field it opens. */
const fieldLook = {
  flex: 'none',
  width: 340,
  height: 40,
  px: 1.5,
  gap: 1,
  justifyContent: 'flex-start',
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  bgcolor: colour.rice,
  color: colour.muted,
  font: 'inherit',
  fontSize: 15,
  '& kbd': {
    ml: 'auto',
    px: 0.75,
    border: `1px solid ${colour.stone}`,
    borderRadius: '4px',
    bgcolor: colour.paper,
    font: 'inherit',
    fontSize: 12,
  },
  '@media print': { display: 'none' },
}

/**
 * The bar above every screen: the way from a record to its list, the title, and the search. @param onTitlePlace is given the element that the heading of the screen is drawn into
 */
export function TopBar({ onTitlePlace }: { onTitlePlace: (place: HTMLElement | null) => void }) {
  const say = useWords()
  const location = useLocation()
  const { role } = useSession()
  const screen = markedAt(location.pathname)
  const isRecord = screen !== null && screen.to !== location.pathname.replace(/\/$/, '')
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
        {isRecord && mayEnter(role, screen.name) && (
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
        <LiveMark />
        <SearchButton />
      </Box>
    </Box>
  )
}

/** The search opens from here, by `/` and by Ctrl-K; its code comes with the first one. */
function SearchButton() {
  const say = useWords()
  const onPhone = useOnPhone()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      {onPhone ? (
        <IconButton data-tour="search" aria-label={say('jump.show')} onClick={() => setOpen(true)} edge="end">
          <SearchOutlined />
        </IconButton>
      ) : (
        <ButtonBase data-tour="search" onClick={() => setOpen(true)} sx={fieldLook}>
          <SearchOutlined aria-hidden />
          <Box component="span" sx={unseen}>
            {say('jump.show')}:{' '}
          </Box>
          <span>{say('jump.placeholder')}</span>
          <kbd aria-hidden>/</kbd>
        </ButtonBase>
      )}
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Ctrl-K anywhere; `/` where it is not typed into something, and nothing else is open. */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true
  return key === '/' && isForScreen(event)
}
