import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/use-api.js'
import { PageTitle } from '../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { GO_LIVE_KEY } from '../../parts/health/go-live.js'
import { useSummary } from '../../parts/summary.js'
import { TourOffer } from '../../parts/tour/TourOffer.js'
import { isAdmin } from '../../session/access.js'
import { useSession } from '../../session/session-context.js'
import { ProductLines } from './ProductLines.js'
import { RunningOut } from './RunningOut.js'
import { ThisMonth } from './ThisMonth.js'
import { WaitingForYou } from './WaitingForYou.js'

const Course = lazy(() => import('./Course.js').then((page) => ({ default: page.Course })))
const Figures = lazy(() => import('./Figures.js').then((page) => ({ default: page.Figures })))

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}
const column = { display: 'grid', gap: 2, minWidth: 0 }

/** /dashboard with nothing chosen: the prompt, what waits, and for admins how the shop does. */
export function CockpitPage() {
  const say = useWords()
  const { role } = useSession()
  return (
    <>
      <PageTitle>{say('cockpit.title')}</PageTitle>
      <Typography color="text.secondary">{say('cockpit.nothingChosen')}</Typography>
      <TourOffer />
      <Box sx={columns}>
        <Box sx={column}>
          <WaitingForYou />
          {isAdmin(role) && <GoLiveCard />}
        </Box>
        <Box sx={column}>
          {isAdmin(role) && <ThisMonth />}
          {isAdmin(role) && (
            <Suspense fallback={<ScreenSkeleton rows={1} height={320} />}>
              <Course />
            </Suspense>
          )}
          <RunningOut />
          <UnpaidHolds />
        </Box>
      </Box>
      {isAdmin(role) && (
        <Suspense fallback={<ScreenSkeleton rows={1} height={280} />}>
          <Figures />
        </Suspense>
      )}
    </>
  )
}

/** On a phone the way there stands below the sentence. */
const frame = { flexWrap: 'wrap', alignItems: 'center', '& .MuiAlert-message': { flex: '1 1 180px' } }

/**
 * Until the shop is ready for real sales: how much is missing, and the link to it.
 */
function GoLiveCard() {
  const say = useWords()
  const api = useApi()
  const { data } = useQuery({ queryKey: GO_LIVE_KEY, queryFn: ({ signal }) => api.goLive(signal) })
  if (!data || data.open === 0) return null
  const way = (
    <Button component={Link} to="/dashboard/settings" color="inherit">
      {say('summary.seeMissing')}
    </Button>
  )
  return (
    <Alert severity="warning" variant="outlined" action={way} sx={frame} data-tour="goLive">
      {say('summary.notReady', { open: data.open, all: data.items.length })}
    </Alert>
  )
}

/** Jars held by unpaid orders, by product; hidden when there are none. */
function UnpaidHolds() {
  const say = useWords()
  const { data } = useSummary()
  const lines = (data?.unpaidHolds ?? []).map(({ Id, name, jars, orders }) => ({
    Id,
    name,
    says: `${say('reports.jars', { smart_count: jars })} ${say('summary.inOrders', { smart_count: orders })}`,
  }))
  return <ProductLines title={say('summary.unpaidHolds')} lines={lines} />
}
