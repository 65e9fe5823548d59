import './words.js'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ChangePinButton } from '../../../session/pin/ChangePinButton.js'
import { PushCard } from '../../../session/push/PushCard.js'
import { SecondFactorCard } from '../../../session/second-factor/SecondFactorCard.js'
import { EndAllButton } from './EndAllButton.js'
import { SessionCard } from './SessionCard.js'

/** Where the signed-in person is logged in, and the ways to end it. */
export function SessionsPage() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('screens.sessions')}</PageTitle>
      <Sessions />
    </>
  )
}

function Sessions() {
  const say = useWords()
  const api = useApi()
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => api.ownSessions(signal) })
  if (sessions.isPending) return <ScreenSkeleton rows={2} height={96} />
  if (sessions.isError) {
    const message = sentenceOf(sessions.error, say('sessions.failed'))
    return <ErrorNotice message={message} onRetry={() => void sessions.refetch()} />
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 640 }}>
        {sessions.data.map((session) => (
          <SessionCard key={session.id} session={session} />
        ))}
      </Box>
      <PushCard />
      <ChangePinButton />
      <SecondFactorCard />
      <EndAllButton />
    </>
  )
}
