import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useApi } from '../../../api/use-api.js'
import { openReader } from '../../../kit/scanning/code-reader.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BookDialog } from './BookDialog.js'
import { CountedList } from './CountedList.js'
import { CountEntry } from './CountEntry.js'
import { CountStatus } from './CountStatus.js'
import { OpenList } from './OpenList.js'
import { type CountedBatch } from './shelf-view.js'
import { type CountAtHand } from './use-count.js'

/** An open count: a batch, its figure, the next one. */
export function Counting({ hand }: { hand: CountAtHand }) {
  const say = useWords()
  const { view, outbox } = hand
  const [chosen, setChosen] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    // Loaded while there is a network, since the camera has to work without one, too.
    openReader().catch(() => undefined)
  }, [])
  const leaveOut = ({ batchNumber }: CountedBatch) =>
    outbox.add({ batchNumber, counted: null, seenRemaining: null })
  const choose = (batchNumber: string | null) => {
    setChosen(batchNumber)
    if (batchNumber !== null) window.scrollTo(0, 0)
  }
  const ask = () => {
    void hand.reread()
    setAsking(true)
  }
  const unsent = outbox.waiting.length > 0
  return (
    <>
      <CountStatus {...hand} />
      <CountEntry hand={hand} chosen={chosen} onChoose={choose} />
      {chosen === null && (
        <>
          <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
            <Section heading={say('counts.openList')}>
              <OpenList batches={view.open} onBatch={choose} />
            </Section>
            <Section heading={say('counts.countedList')}>
              {view.counted.length === 0 && <Typography>{say('counts.countedEmpty')}</Typography>}
              <CountedList batches={view.counted} label={say('counts.countedList')} onLeaveOut={leaveOut} />
            </Section>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Button
              variant="contained"
              color="primary"
              disabled={view.counted.length === 0 || unsent}
              onClick={ask}
            >
              {say('counts.book')}
            </Button>
            <DropButton hand={hand} />
            {unsent && <Typography>{say('counts.bookWaiting')}</Typography>}
          </Box>
        </>
      )}
      <BookDialog hand={hand} open={asking} onClose={() => setAsking(false)} onLeaveOut={leaveOut} />
    </>
  )
}

/** Gives a count up; asks first, since its lines are gone then. */
function DropButton({ hand: { count, view, outbox, take } }: { hand: CountAtHand }) {
  const say = useWords()
  const api = useApi()
  const [asking, setAsking] = useState(false)
  const dropping = useWrite({
    mutationFn: () => api.dropCount(count._id),
    failed: 'counts.dropFailed',
    onSuccess: (dropped) => {
      outbox.dismiss([...outbox.waiting, ...outbox.refused].map(({ clientLineId }) => clientLineId))
      take(dropped)
    },
  })
  return (
    <>
      <Button loading={dropping.isPending} onClick={() => setAsking(true)}>
        {say('counts.drop')}
      </Button>
      <Confirm
        isOpen={asking}
        irreversible
        title={say('counts.dropTitle')}
        content={say('counts.dropText', { smart_count: view.counted.length })}
        confirm={say('counts.drop')}
        cancel={say('counts.cancel')}
        onConfirm={() => {
          setAsking(false)
          dropping.mutate()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
