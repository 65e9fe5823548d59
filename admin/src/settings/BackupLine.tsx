import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type DashboardSummary } from '../data/api-types.js'
import { agoInWords } from '../ui/ago.js'
import { useWords } from '../words/use-words.js'

/** How old the last backup is; a warning when it is too old. Nothing where a database server makes its own. */
export function BackupLine({ backup, now }: { backup: DashboardSummary['lastBackup']; now: Date }) {
  const say = useWords()
  if (backup === null) return null
  const age =
    backup.at === null
      ? say('summary.noBackup')
      : say('summary.lastBackup', { ago: agoInWords(backup.at, now) })
  if (!backup.overdue) return <Typography color="text.secondary">{age}</Typography>
  const way = (
    <Button component={Link} to="/dashboard/jobs" color="inherit">
      {say('screens.jobs')}
    </Button>
  )
  return (
    <Alert severity="warning" variant="outlined" action={way}>
      {age} {say('summary.backupOverdue')}
    </Alert>
  )
}
