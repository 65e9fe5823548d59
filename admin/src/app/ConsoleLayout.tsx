import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Component, type MouseEvent, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { colour } from '../kit/theme/tokens.js'
import { ScreenSkeleton } from '../kit/ui/ScreenSkeleton.js'
import { useArrival } from '../kit/ui/use-arrival.js'
import { useWords } from '../kit/words/use-words.js'
import { ConsoleHeader } from './ConsoleHeader.js'

const skipLink = {
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 1,
  p: 1.5,
  bgcolor: colour.paper,
  color: colour.ink,
  '&:focus': { top: 8 },
}

/** Which screen an address shows: choosing an issue or a tab does not begin its screen anew. */
function screenAt(pathname: string): string {
  return pathname
    .replace(/^(\/dashboard\/support)\/.*$/, '$1')
    .replace(/^(\/stock-receipt)\/(?:fg|refresh)\/?$/, '$1')
}

/** Every screen of the console: the header with its menu, and what the address shows below it. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const say = useWords()
  const { pathname } = useLocation()
  const content = useArrival()
  // By hand, so that the jump leaves no entry in the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <>
      <Box component="a" href="#content" onClick={skip} sx={skipLink}>
        {say('app.skip')}
      </Box>
      <ConsoleHeader />
      <Box
        component="main"
        id="content"
        ref={content}
        tabIndex={-1}
        sx={{ maxWidth: 1360, mx: 'auto', p: { xs: 1.5, sm: 3 }, display: 'grid', gap: 2, outline: 'none' }}
      >
        <ScreenBoundary key={screenAt(pathname)}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ScreenBoundary>
      </Box>
    </>
  )
}

/** A screen that throws (or whose code cannot be loaded) leaves the header and the way out in place. */
class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}

function BrokenScreen() {
  const say = useWords()
  const reload = (
    <Button color="inherit" onClick={() => window.location.reload()}>
      {say('common.reload')}
    </Button>
  )
  return (
    <Alert severity="error" variant="outlined" action={reload}>
      {say('common.somethingBroke')}
    </Alert>
  )
}
