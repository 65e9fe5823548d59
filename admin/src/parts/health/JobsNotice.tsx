import Alert, { type AlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useWords } from '../../kit/words/use-words.js'

/** What a job has found or could not do, with the way to the jobs. */
export function JobsNotice({
  severity,
  children,
}: {
  severity: AlertProps['severity']
  children: ReactNode
}) {
  const say = useWords()
  const way = (
    <Button component={Link} to="/dashboard/jobs" color="inherit">
      {say('screens.jobs')}
    </Button>
  )
  return (
    <Alert severity={severity} variant="outlined" action={way}>
      {children}
    </Alert>
  )
}
