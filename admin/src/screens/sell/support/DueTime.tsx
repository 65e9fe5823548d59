import './words.js'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { colour } from '../../../kit/theme/tokens.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

interface DueTimeProps {
  /** Instant until which it has to be done; null: nothing is owed. */
  by: string | null
  what: 'answerBy' | 'settleBy'
}

/** Until when somebody answers or settles an issue, or since when they should have. */
export function DueTime({ by, what }: DueTimeProps) {
  const say = useWords()
  const now = useNow()
  if (by === null) return null
  const isLate = Date.parse(by) < now
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        display: 'block',
        color: isLate ? colour.chilliDeep : 'text.secondary',
        fontWeight: isLate ? 650 : 400,
      }}
    >
      {say(isLate ? 'support.overdueSince' : `support.${what}`, { time: formatDateTime(by) })}
    </Typography>
  )
}

const MINUTE_MS = 60_000

/** The time to the minute: a screen that is left open says by itself that something has become late. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
