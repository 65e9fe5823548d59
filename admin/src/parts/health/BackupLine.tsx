import Typography from '@mui/material/Typography'
import { type DashboardSummary } from '../../api/api-types.js'
import { agoInWords } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'
import { JobsNotice } from './JobsNotice.js'

/** How old the last backup is; a warning when it, or the one out of the house, is too old. Nothing where a database server makes its own. */
export function BackupLine({ backup, now }: { backup: DashboardSummary['lastBackup']; now: Date }) {
  const say = useWords()
  if (backup === null) return null
  const age =
    backup.at === null
      ? say('summary.noBackup')
      : say('summary.lastBackup', { ago: agoInWords(backup.at, now) })
  if (!backup.overdue && !backup.offSiteOverdue) return <Typography color="text.secondary">{age}</Typography>
  return (
    <JobsNotice severity="warning">
      {age} {say(backup.overdue ? 'summary.backupOverdue' : 'summary.offSiteOverdue')}
    </JobsNotice>
  )
}
