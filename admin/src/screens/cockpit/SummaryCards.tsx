import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type DashboardSummary } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { formatDay, formatQuantity, timeInWords } from '../../kit/ui/format.js'
import { dayInIndia } from '../../kit/ui/ist.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { BackupLine } from '../../parts/health/BackupLine.js'
import { JobsNotice } from '../../parts/health/JobsNotice.js'
import { useSummary } from '../../parts/summary.js'
import { isAdmin } from '../../session/access.js'
import { useSession } from '../../session/session-context.js'
import { summaryEntries, type SummaryEntry } from './summary.js'

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
}

/** What waits today, as numbers that lead to the screens for it. */
export function SummaryCards() {
  const say = useWords()
  const { role } = useSession()
  const [today] = useState(() => dayInIndia(new Date()))
  const summary = useSummary()
  if (summary.isPending) return <ScreenSkeleton rows={2} height={96} />
  if (!summary.data) {
    const message = sentenceOf(summary.error, say('summary.failed'))
    return <ErrorNotice message={message} onRetry={() => void summary.refetch()} />
  }
  const entries = summaryEntries(today, summary.data.nearExpiryDays).filter(
    ({ adminsOnly }) => !adminsOnly || isAdmin(role),
  )
  return (
    <Box component="section" aria-label={say('cockpit.today')} sx={{ display: 'grid', gap: 1.5 }}>
      {/* Before all other work: each hour may cost more of it. */}
      {summary.data.databaseDamaged && isAdmin(role) && (
        <JobsNotice severity="error">{say('summary.damaged')}</JobsNotice>
      )}
      <Typography variant="h2">{say('cockpit.today')}</Typography>
      <Box component="ul" sx={grid}>
        {entries.map((entry) => (
          <li key={entry.count}>
            <SummaryCard entry={entry} amount={summary.data[entry.count]} />
          </li>
        ))}
      </Box>
      {isAdmin(role) && <DrillLine drill={summary.data.lastDrill} />}
      {isAdmin(role) && <BackupLine backup={summary.data.lastBackup} now={new Date(summary.dataUpdatedAt)} />}
    </Box>
  )
}

function SummaryCard({ entry, amount }: { entry: SummaryEntry; amount: number }) {
  const say = useWords()
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea component={Link} to={entry.to} sx={{ p: 1.5, height: '100%' }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}
        >
          {formatQuantity(amount)}
        </Typography>
        <Typography component="span" variant="body2" color={amount === 0 ? 'text.secondary' : 'text.primary'}>
          {say(`summary.${entry.count}`)}
        </Typography>
      </CardActionArea>
    </Card>
  )
}

/** When calling jars back was last practised, and how long it took. */
function DrillLine({ drill }: { drill: DashboardSummary['lastDrill'] }) {
  const say = useWords()
  const text = drill
    ? say('summary.lastDrill', { day: formatDay(drill.at), time: timeInWords(drill.seconds) })
    : say('summary.noDrill')
  return <Typography color="text.secondary">{text}</Typography>
}
