import Typography from '@mui/material/Typography'
import { mayEnter } from '../../auth/access.js'
import { useSession } from '../../auth/session-context.js'
import { PageTitle } from '../../ui/PageTitle.js'
import { useWords } from '../../words/use-words.js'
import { GoLiveCard } from './GoLiveCard.js'
import { SideDoors } from './SideDoors.js'
import { SummaryCards } from './SummaryCards.js'

/** /dashboard with nothing chosen: the spec's prompt, and the counts of what waits. */
export function CockpitPage() {
  const say = useWords()
  const { role } = useSession()
  return (
    <>
      <PageTitle>{say('cockpit.title')}</PageTitle>
      <Typography color="text.secondary">{say('cockpit.nothingChosen')}</Typography>
      {mayEnter(role, 'settings') && <GoLiveCard />}
      <SummaryCards />
      <SideDoors />
    </>
  )
}
