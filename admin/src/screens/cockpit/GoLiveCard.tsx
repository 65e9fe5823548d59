import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/use-api.js'
import { useWords } from '../../kit/words/use-words.js'
import { GO_LIVE_KEY } from '../../parts/health/go-live.js'

/** On a phone the way there stands below the sentence. */
const frame = { flexWrap: 'wrap', alignItems: 'center', '& .MuiAlert-message': { flex: '1 1 180px' } }

/** Until the shop is ready for real sales: how much is missing, and the way there. A failure is told behind it. */
export function GoLiveCard() {
  const say = useWords()
  const api = useApi()
  const { data } = useQuery({ queryKey: GO_LIVE_KEY, queryFn: ({ signal }) => api.goLive(signal) })
  if (!data || data.open === 0) return null
  const way = (
    <Button component={Link} to="/dashboard/settings" color="inherit">
      {say('summary.seeMissing')}
    </Button>
  )
  return (
    <Alert severity="warning" variant="outlined" action={way} sx={frame}>
      {say('summary.notReady', { open: data.open, all: data.items.length })}
    </Alert>
  )
}
