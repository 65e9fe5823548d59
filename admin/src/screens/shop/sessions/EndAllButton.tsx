import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Ends every login, this one included, after asking. */
export function EndAllButton() {
  const say = useWords()
  const api = useApi()
  const logout = useLogout()
  const [asking, setAsking] = useState(false)
  const end = useWrite({
    mutationFn: () => api.endAllSessions(),
    failed: 'sessions.endAllFailed',
    onSuccess: () => logout(),
  })
  const confirmed = () => {
    setAsking(false)
    end.mutate()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button color="error" loading={end.isPending} onClick={() => setAsking(true)}>
        {say('sessions.endAll')}
      </Button>
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
