import '../words/en/sessions.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useLogout } from 'react-admin'
import { sentenceOf } from '../data/request.js'
import { useApi } from '../data/use-api.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords } from '../words/use-words.js'

/** Ends every login, this one included, after asking. */
export function EndAllButton() {
  const say = useWords()
  const api = useApi()
  const logout = useLogout()
  const [asking, setAsking] = useState(false)
  const end = useMutation({ mutationFn: () => api.endAllSessions(), onSuccess: () => logout() })
  const confirmed = () => {
    setAsking(false)
    end.mutate()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button color="error" loading={end.isPending} onClick={() => setAsking(true)}>
        {say('sessions.endAll')}
      </Button>
      {end.isError && <ErrorNotice message={sentenceOf(end.error, say('sessions.endAllFailed'))} />}
      <Confirm
        isOpen={asking}
        title={say('sessions.endAllTitle')}
        content={say('sessions.endAllText')}
        confirm={say('sessions.endAll')}
        confirmColor="warning"
        cancel={say('sessions.cancel')}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
