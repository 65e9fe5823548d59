import Box from '@mui/material/Box'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { colour } from '../../kit/theme/tokens.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useArrival } from '../../kit/ui/use-arrival.js'
import { useWords } from '../../kit/words/use-words.js'
import { ConsoleHeader } from './ConsoleHeader.js'
import { ScreenBoundary } from './ScreenBoundary.js'

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
