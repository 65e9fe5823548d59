import './words.js'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { queryOf, type Subject, traceAddress } from '../../../kit/addresses/addresses.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { FoundTrace } from './FoundTrace.js'
import { directionIn, subjectIn } from './subject.js'
import { TraceForm } from './TraceForm.js'

/** /dashboard/trace: what a batch, an order or a run came from, and where it went. All of it stands in the address. */
export function TracePage() {
  const say = useWords()
  const [search] = useSearchParams()
  const subject = subjectIn(search)
  const typed = subject ? ([...queryOf(subject).values()][0] ?? '') : ''
  return (
    <>
      <PageTitle>{say('screens.trace')}</PageTitle>
      <Typography color="text.secondary">{say('trace.intro')}</Typography>
      <TraceForm key={typed} typed={typed} />
      {subject && <TraceOf subject={subject} />}
    </>
  )
}

function TraceOf({ subject }: { subject: Subject }) {
  const say = useWords()
  const api = useApi()
  const [search] = useSearchParams()
  const query = queryOf(subject)
  query.set('direction', directionIn(search))
  const trace = useQuery({
    queryKey: ['trace', String(query)],
    queryFn: ({ signal }) => api.trace(query, signal),
  })
  if (trace.isPending) return <ScreenSkeleton rows={1} height={320} label={say('trace.loading')} />
  if (trace.isError) {
    const retry = statusOf(trace.error) === 404 ? undefined : () => void trace.refetch()
    return <ErrorNotice message={sentenceOf(trace.error, say('trace.failed'))} onRetry={retry} />
  }
  return (
    <>
      {trace.data.truncated && (
        <Alert severity="warning" variant="outlined">
          {say('trace.truncated')}
        </Alert>
      )}
      {'order' in subject && subject.line !== undefined && (
        <Typography>
          {say('trace.onlyLine', { line: subject.line + 1 })}{' '}
          <TapLink component={Link} to={traceAddress({ order: subject.order })}>
            {say('trace.wholeOrder')}
          </TapLink>
        </Typography>
      )}
      <FoundTrace trace={trace.data} query={query} />
    </>
  )
}
