import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { version } from '../../../../../package.json'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { JobCard } from './JobCard.js'

const REFRESH_MS = 15_000
const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
}

/** /dashboard/jobs: what the shop does by the clock, its last results, and a button to run it now. */
export function JobsPage() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('screens.jobs')}</PageTitle>
      <Typography color="text.secondary">{say('jobs.intro')}</Typography>
      <Jobs />
      <Typography color="text.secondary">{say('jobs.version', { version })}</Typography>
    </>
  )
}

function Jobs() {
  const say = useWords()
  const api = useApi()
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => api.jobs(signal),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
  if (jobs.isPending) return <ScreenSkeleton rows={3} height={150} />
  if (jobs.isError) {
    const message = sentenceOf(jobs.error, say('jobs.failed'))
    return <ErrorNotice message={message} onRetry={() => void jobs.refetch()} />
  }
  return (
    <Box component="ul" sx={grid}>
      {jobs.data.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Box>
  )
}
