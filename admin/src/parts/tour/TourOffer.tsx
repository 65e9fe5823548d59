import './words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useBrowserMemory } from '../../kit/ui/use-browser-memory.js'
import { useWords } from '../../kit/words/use-words.js'
import { beginTour, TOUR_MEMORY, useTourRuns } from './tour.js'

/** Offers the tour once in each browser. */
export function TourOffer() {
  const say = useWords()
  const running = useTourRuns()
  const [answered, remember] = useBrowserMemory(TOUR_MEMORY)
  if (answered !== null || running) return null
  const begin = () => {
    remember('taken')
    beginTour()
  }
  return (
    <Alert
      // Not an alert: nothing is wrong.
      role="note"
      severity="info"
      variant="outlined"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        '& .MuiAlert-message': { flex: '1 1 180px' },
        '& .MuiAlert-action': { gap: 1 },
      }}
      action={
        <>
          <Button color="inherit" onClick={begin}>
            {say('app.tour')}
          </Button>
          <Button color="inherit" onClick={() => remember('refused')}>
            {say('tour.notNow')}
          </Button>
        </>
      }
    >
      {say('tour.offer')}
    </Alert>
  )
}
