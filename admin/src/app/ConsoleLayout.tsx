import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  Component,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router-dom'
import { onKeptChanged } from '../kit/kept/kept.js'
import { useIsWide, useOnPhone } from '../kit/lists/use-on-phone.js'
import { useBrowserColour } from '../kit/theme/kept-look.js'
import { colour } from '../kit/theme/tokens.js'
import { TitlePlace } from '../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../kit/ui/ScreenSkeleton.js'
import { useArrival } from '../kit/ui/use-arrival.js'
import { useWords } from '../kit/words/use-words.js'
import { storedReceipts } from '../parts/receipts/kept-receipts.js'
import { BottomBar, bottomBarSpace } from './BottomBar.js'
import { ConsoleMenu } from './ConsoleMenu.js'
import { InstallHint } from './InstallHint.js'
import { NewRelease } from './NewRelease.js'
import { Rail } from './Rail.js'
import { besideAt } from './screens.js'
import { TopBar } from './TopBar.js'

/** Only where something waits to be sent. */
const ReceiptSender = lazy(async () => ({
  default: (await import('../parts/receipts/ReceiptSender.js')).ReceiptSender,
}))

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

/** Every screen of the console: the rail or the bar that leads to all others, the bar with its title, and its content. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const say = useWords()
  const { pathname } = useLocation()
  const content = useArrival()
  const onPhone = useOnPhone()
  const isWide = useIsWide()
  useBrowserColour()
  const hasReceipts = useSyncExternalStore(onKeptChanged, storedReceipts) !== ''
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  // Moves the focus in code, so that the jump adds no entry to the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <Box
      sx={{
        ...bottomBarSpace,
        display: { md: 'grid' },
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        bgcolor: colour.paper,
        minHeight: '100vh',
      }}
    >
      <Box component="a" href="#content" onClick={skip} sx={skipLink}>
        {say('app.skip')}
      </Box>
      {!onPhone && <Rail />}
      <Box sx={{ minWidth: 0 }}>
        <TopBar onTitlePlace={setTitlePlace} />
        {pathname === '/dashboard' && <ConsoleMenu />}
        <Box
          component="main"
          id="content"
          ref={content}
          tabIndex={-1}
          sx={{
            maxWidth: 1600,
            px: { xs: 1.5, md: 3 },
            py: { xs: 1.5, md: 2 },
            pb: { xs: 'calc(var(--bottom-bar) + 12px)', md: 3 },
            display: 'grid',
            gap: 2,
            outline: 'none',
          }}
        >
          <NewRelease />
          {onPhone && pathname === '/dashboard' && <InstallHint />}
          <TitlePlace value={titlePlace}>
            <ScreenBoundary key={(isWide && besideAt(pathname)) || screenAt(pathname)}>
              <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
            </ScreenBoundary>
          </TitlePlace>
        </Box>
      </Box>
      {onPhone && <BottomBar />}
      {hasReceipts && (
        <Suspense>
          <ReceiptSender />
        </Suspense>
      )}
    </Box>
  )
}

/** A screen that throws (or whose code cannot be loaded) leaves the menu and the way out in place. */
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
