import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useWords } from '../../words/use-words.js'

/** The disk has damaged a page of the database: before all other work, since each hour may cost more of it. */
export function DamageNotice() {
  const say = useWords()
  const way = (
    <Button component={Link} to="/dashboard/jobs" color="inherit">
      {say('screens.jobs')}
    </Button>
  )
  return (
    <Alert severity="error" variant="outlined" action={way}>
      {say('summary.damaged')}
    </Alert>
  )
}
