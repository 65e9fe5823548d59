import Typography from '@mui/material/Typography'
import { type DashboardSummary } from '../../api/api-types.js'
import { formatDay } from '../../kit/ui/format.js'
import { timeInWords } from '../../kit/ui/time-in-words.js'
import { useWords } from '../../kit/words/use-words.js'

/** When calling jars back was last practised, and how long it took. */
export function DrillLine({ drill }: { drill: DashboardSummary['lastDrill'] }) {
  const say = useWords()
  const text = drill
    ? say('summary.lastDrill', { day: formatDay(drill.at), time: timeInWords(drill.seconds) })
    : say('summary.noDrill')
  return <Typography color="text.secondary">{text}</Typography>
}
