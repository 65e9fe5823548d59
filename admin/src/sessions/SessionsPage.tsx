import '../words/en/sessions.js'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../data/request.js'
import { useApi } from '../data/use-api.js'
import { ChangePinButton } from '../pin/ChangePinButton.js'
import { SecondFactorCard } from '../second-factor/SecondFactorCard.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.js'
import { useWords } from '../words/use-words.js'
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
      <ChangePinButton />
      <SecondFactorCard />
      <EndAllButton />
    </>
  )
}
