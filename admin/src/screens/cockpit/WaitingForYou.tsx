import NavigateNext from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type DashboardSummary } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { colour, radius } from '../../kit/theme/tokens.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { formatDay, formatQuantity, timeInWords } from '../../kit/ui/format.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { BackupLine } from '../../parts/health/BackupLine.js'
import { JobsNotice } from '../../parts/health/JobsNotice.js'
import { useSummary } from '../../parts/summary.js'
import { isAdmin } from '../../session/access.js'
import { useSession } from '../../session/session-context.js'
import { summaryEntries } from './summary.js'

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.card}px`,
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${colour.stone}` },
}
const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 52,
  px: 2,
  py: 1,
  '& svg': { color: colour.muted },
}

/** Open work, most urgent first, each row with a link to its screen. A count of 0 has no row. */
export function WaitingForYou() {
  const say = useWords()
  const { role } = useSession()
  const [now] = useState(() => new Date())
  const summary = useSummary()
  if (summary.isPending) return <ScreenSkeleton rows={4} height={52} />
  if (!summary.data) {
    const message = sentenceOf(summary.error, say('summary.failed'))
    return <ErrorNotice message={message} onRetry={() => void summary.refetch()} />
  }
  const waiting = summaryEntries(now, summary.data.nearExpiryDays)
    .filter(({ adminsOnly }) => !adminsOnly || isAdmin(role))
    .map((entry) => ({ ...entry, amount: summary.data[entry.count] }))
    .filter(({ amount }) => amount > 0)
  return (
    <Box component="section" aria-label={say('cockpit.waiting')} sx={{ display: 'grid', gap: 1.5 }}>
      {/* Before all other work: each hour may cost more of it. */}
      {summary.data.databaseDamaged && isAdmin(role) && (
        <JobsNotice severity="error">{say('summary.damaged')}</JobsNotice>
      )}
      <Typography variant="h2">{say('cockpit.waiting')}</Typography>
      {waiting.length === 0 ? (
        <Typography>{say('cockpit.nothingWaits')}</Typography>
      ) : (
        <Box component="ul" sx={list}>
          {waiting.map(({ count, urgent = false, to, amount }) => (
            <li key={count}>
              <CardActionArea component={Link} to={to} sx={row}>
                <Box
                  component="span"
                  sx={{ fontSize: 22, fontWeight: 700, color: urgent ? 'error.main' : 'text.primary' }}
                >
                  {formatQuantity(amount)}
                </Box>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {say(`summary.${count}`)}
                </Box>
                <NavigateNext aria-hidden />
              </CardActionArea>
            </li>
          ))}
        </Box>
      )}
      {isAdmin(role) && <DrillLine drill={summary.data.lastDrill} />}
      {isAdmin(role) && <BackupLine backup={summary.data.lastBackup} now={new Date(summary.dataUpdatedAt)} />}
    </Box>
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
