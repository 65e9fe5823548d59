import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { PageTitle } from '../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { isAdmin } from '../../session/access.js'
import { useSession } from '../../session/session-context.js'
import { GoLiveCard } from './GoLiveCard.js'
import { LowStock } from './LowStock.js'
import { SummaryCards } from './SummaryCards.js'
import { UnpaidHolds } from './UnpaidHolds.js'

const Figures = lazy(() => import('./Figures.js').then((page) => ({ default: page.Figures })))

/** /dashboard with nothing chosen: the prompt, and the counts of what waits. */
export function CockpitPage() {
  const say = useWords()
  const { role } = useSession()
  return (
    <>
      <PageTitle>{say('cockpit.title')}</PageTitle>
      <Typography color="text.secondary">{say('cockpit.nothingChosen')}</Typography>
      {isAdmin(role) && <GoLiveCard />}
      <SummaryCards />
      <LowStock />
      <UnpaidHolds />
      {isAdmin(role) && (
        <Suspense fallback={<ScreenSkeleton rows={1} height={280} />}>
          <Figures />
        </Suspense>
      )}
    </>
  )
}
