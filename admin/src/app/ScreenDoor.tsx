import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '../kit/ui/PageTitle.js'
import { useWords } from '../kit/words/use-words.js'
import { useSession } from '../session/session-context.js'
import { mayEnter, type ScreenName } from './screens.js'

/** Opens a screen to the roles that may enter it; to others it says who can. */
export function ScreenDoor({ name, children }: { name: ScreenName; children: ReactNode }) {
  const say = useWords()
  const { role } = useSession()
  if (mayEnter(role, name)) return children
  return (
    <>
      <PageTitle>{say(`screens.${name}`)}</PageTitle>
      <Alert severity="info" variant="outlined">
        {say('cockpit.refused')}
      </Alert>
      <Button component={Link} to="/dashboard" sx={{ justifySelf: 'start' }}>
        {say('cockpit.backToCockpit')}
      </Button>
    </>
  )
}
