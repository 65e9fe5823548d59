import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { type Job } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { resultOf } from './describe.js'

/** Runs a job now and shows its result, also when another process is running it. */
export function RunNowButton({ job }: { job: Job }) {
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
