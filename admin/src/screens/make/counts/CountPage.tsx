import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router-dom'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CountedList } from './CountedList.js'
import { Counting } from './Counting.js'
import { CountStatus } from './CountStatus.js'
import { CountTotals } from './CountTotals.js'
import { bookedLines, useBooking } from './use-booking.js'
import { type CountAtHand, useCount } from './use-count.js'
import { useCountInWords } from './use-count-in-words.js'

/** /dashboard/count/:id: one count, on the phone in front of the shelf or as it was booked. */
export function CountPage() {
  const say = useWords()
  const { id = '' } = useParams()
  return (
    <>
      <PageTitle>{say('screens.counts')}</PageTitle>
      <Button
        component={Link}
        to="/dashboard/count"
        startIcon={<ArrowBackOutlined />}
        sx={{ justifySelf: 'start' }}
      >
        {say('counts.back')}
      </Button>
      <OneCount key={id} id={id} />
    </>
  )
}

function OneCount({ id }: { id: string }) {
  const say = useWords()
  const { scopeOf } = useCountInWords()
  const state = useCount(id)
  if (state.at === 'loading') return <ScreenSkeleton rows={3} height={96} label={say('counts.loading')} />
  if (state.at === 'failed') {
    if (statusOf(state.error) === 404) return <ErrorNotice message={say('counts.notFound')} />
    const message = sentenceOf(state.error, say('counts.oneFailed'))
    return <ErrorNotice message={message} onRetry={state.retry} />
  }
  return (
    <>
      <Typography>{scopeOf(state.count)}</Typography>
      {state.count.status === 'open' ? <Counting hand={state} /> : <ClosedCount hand={state} />}
    </>
  )
}

/** The result of a closed count. */
function ClosedCount({ hand }: { hand: CountAtHand }) {
  const say = useWords()
  const { count, view, outbox } = hand
  const { book, busy, progress } = useBooking(hand, () => undefined)
  const { closing } = useCountInWords()
  const shown = progress ?? count
  const refused = view.counted.filter(({ line }) => line?.refusal)
  return (
    <>
      {(outbox.waiting.length > 0 || outbox.refused.length > 0) && <CountStatus {...hand} />}
      <Typography>{closing(count)}</Typography>
      {count.status === 'booking' && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" loading={busy} disabled={refused.length > 0} onClick={book}>
              {say('counts.goOnBooking')}
            </Button>
          }
        >
          {say('counts.partlyBooked', { done: bookedLines(shown), total: shown.counted })}
        </Alert>
      )}
      {count.status !== 'dropped' && <CountTotals count={count} />}
      {refused.length > 0 && (
        <CountedList
          batches={refused}
          label={say('counts.leaveOutFirst')}
          onLeaveOut={({ batchNumber }) => outbox.add({ batchNumber, counted: null, seenRemaining: null })}
        />
      )}
      <CountedList
        batches={view.counted.filter(({ line }) => !line?.refusal)}
        label={say('counts.countedList')}
      />
    </>
  )
}
