import Typography from '@mui/material/Typography'
import { PageTitle } from '../../ui/PageTitle.js'
import { useWords } from '../../words/use-words.js'
import { SideDoors } from './SideDoors.js'
import { SummaryCards } from './SummaryCards.js'

/** /dashboard with nothing chosen: the spec's prompt, and the counts of what waits. */
export function CockpitPage() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('cockpit.title')}</PageTitle>
      <Typography color="text.secondary">{say('cockpit.nothingChosen')}</Typography>
      <SummaryCards />
      <SideDoors />
    </>
  )
}
