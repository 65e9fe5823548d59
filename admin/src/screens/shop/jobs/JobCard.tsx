import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useNotify } from 'react-admin'
import { type Job, type JobRun } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { useApi } from '../../../api/use-api.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { durationOf, resultOf, scheduleOf } from './describe.js'

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
}

/** One job: what it does, when, how it went last. */
export function JobCard({ job }: { job: Job }) {
  const say = useWords()
  const name = useId()
  return (
    <Card
      component="li"
      aria-labelledby={name}
      sx={{ p: 2, display: 'grid', gap: 1.25, justifyItems: 'start' }}
    >
      <Box>
        <Typography variant="h3" component="h2" id={name}>
          {job.title}
        </Typography>
        <Typography>{job.does}</Typography>
        <Typography variant="body2" color="text.secondary">
          {scheduleOf(job, say)}, {say('jobs.next', { time: formatDateTime(job.nextRunAt) })}
        </Typography>
      </Box>
      {job.runningSince !== null && (
        <Chip size="small" label={say('jobs.running', { time: formatDateTime(job.runningSince) })} />
      )}
      <Box component="dl" sx={facts}>
        <Fact label={say('jobs.lastRun')}>
          {job.lastRun === null ? say('jobs.never') : <RunTold run={job.lastRun} />}
        </Fact>
        {job.lastRun?.ok && <Fact label={say('jobs.outcome')}>{resultOf(job.lastRun, say)}</Fact>}
      </Box>
      <Trouble job={job} />
      <RunNowButton job={job} />
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2">
        {children}
      </Typography>
    </>
  )
}

function RunTold({ run }: { run: JobRun }) {
  const say = useWords()
  const duration = durationOf(run.durationMs)
  return (
    <>
      {say('jobs.endedIn', { time: formatDateTime(run.startedAt), duration })},{' '}
      {run.by === null ? say('jobs.bySchedule') : say('jobs.byPerson', { by: personName(run.by) })}
    </>
  )
}

/** The last error: in red while it is the newest result, in grey after a later run went well. */
function Trouble({ job: { interruptedAt, lastRun, lastFailure } }: { job: Job }) {
  const say = useWords()
  if (interruptedAt !== null)
    return (
      <Alert severity="warning" variant="outlined" sx={{ width: '100%' }}>
        {say('jobs.interrupted', { time: formatDateTime(interruptedAt) })}
      </Alert>
    )
  if (lastFailure === null) return null
  const { message } = lastFailure
  if (lastRun?.ok === false)
    return (
      <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
        {say('jobs.wentWrong', { message })}
      </Alert>
    )
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {say('jobs.lastFailure', { time: formatDateTime(lastFailure.at), message })}
    </Typography>
  )
}

/** Runs a job now and shows its result, also when another process is running it. */
function RunNowButton({ job }: { job: Job }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const run = useWrite({
    mutationFn: () => api.runJob(job.id),
    failed: 'jobs.runFailed',
    onSuccess: (done) => {
      client.setQueryData<Job[]>(['jobs'], (jobs) => jobs?.map((one) => (one.id === done.id ? done : one)))
      if (!done.lastRun?.ok) return
      const words = { job: done.title, result: resultOf(done.lastRun, say) }
      notify('jobs.ranNow', { type: 'success', messageArgs: words })
    },
    onError: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  })
  return (
    <>
      <Button
        variant="outlined"
        loading={run.isPending}
        aria-label={`${say('jobs.runNow')}: ${job.title}`}
        onClick={() => run.mutate()}
      >
        {say('jobs.runNow')}
      </Button>
    </>
  )
}
