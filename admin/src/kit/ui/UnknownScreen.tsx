import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { PageTitle } from '../ui/PageTitle.js'
import { useWords } from '../words/use-words.js'

/** An address within the console that no screen has. */
export function UnknownScreen() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('cockpit.unknown')}</PageTitle>
      <Button component={Link} to="/dashboard" sx={{ justifySelf: 'start' }}>
        {say('cockpit.backToCockpit')}
      </Button>
    </>
  )
}
