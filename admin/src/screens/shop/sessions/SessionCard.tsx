import './words.js'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { type OwnSession } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { formatDateTime, formatDay } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { deviceOf } from './device.js'

const card = { p: 1.5, display: 'grid', gap: 1, justifyItems: 'start' }

/** One login, with its end unless it is the one in use. */
export function SessionCard({ session }: { session: OwnSession }) {
  const say = useWords()
  const name = useId()
  const { browser, system } = deviceOf(session.userAgent)
  return (
    <Card component="li" aria-labelledby={name} sx={card}>
      <Typography variant="h3" component="h2" id={name}>
        {say('sessions.device', {
          browser: browser ?? say('sessions.unknownBrowser'),
          system: system ?? say('sessions.unknownSystem'),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('sessions.facts', {
          created: formatDateTime(session.createdAt),
          seen: formatDay(session.seenAt),
          address: session.address,
        })}
      </Typography>
      {session.current ? <Chip size="small" label={say('sessions.here')} /> : <EndButton id={session.id} />}
    </Card>
  )
}

function EndButton({ id }: { id: string }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const end = useWrite({
    mutationFn: () => api.endSession(id),
    failed: 'sessions.endFailed',
    onSuccess: () => notify('sessions.ended', { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
  return (
    <>
      <Button loading={end.isPending} onClick={() => end.mutate()}>
        {say('sessions.end')}
      </Button>
    </>
  )
}
